const createFont = (content: string | Node) => {
  const [font, inner] = [document.createElement('font'), document.createElement('font')];
  inner.append(content);
  font.append(inner);
  return font;
};
const upper = (text: Text) => createFont(text.data.toUpperCase());
/** The ways in which browsers and their add-ons change a text. */
export const translators: Readonly<Record<string, (text: Text) => void>> = {
  replaces: (text) => text.replaceWith(upper(text)),
  'inserts, then removes': (text) => {
    text.before(upper(text));
    text.remove();
  },
  wraps: (text) => {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  },
  'joins a whole sentence': (text) => {
    if (!text.parentNode) return;
    const texts = [text];
    for (let next = text.nextSibling; next instanceof Text; next = next.nextSibling) texts.push(next);
    const font = createFont(texts.map(({ data }) => data.toUpperCase()).join(''));
    text.replaceWith(font);
    for (const other of texts.slice(1)) other.remove();
  },
};
/** Translates all texts below an element into capitals. */
export function translate(root: Element, by: string): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim() !== '')) translators[by]?.(text);
}
