/** The object URL must outlive the start of the download; milliseconds. */
const revokeDelay = 60_000;

export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.hidden = true;
  document.body.append(link); // Firefox follows only links in the document
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelay);
}
