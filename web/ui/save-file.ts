/** How long the browser may take to begin the download before the bytes are let go, in milliseconds. */
const holdMilliseconds = 60_000;

/** Hands a file to the browser to save under `name`; the bytes are let go once the download has begun. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.hidden = true;
  document.body.append(link); // Firefox follows links of the document only
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), holdMilliseconds);
}
