const replacements = new WeakMap<Node, Element>();
const originals = new WeakMap<Element, Node[]>();

const isFont = (node: Node | null): node is Element => node instanceof Element && node.tagName === 'FONT';

/** Translators replace a text with a <font>, or insert one before it and then remove the text. */
function recordReplacements(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    for (const node of removedNodes) {
      const beside = node instanceof Text ? [previousSibling, nextSibling] : [];
      const font = [...addedNodes, ...beside].find(isFont);
      if (!font || node.parentNode) continue;
      replacements.set(node, font);
      originals.set(font, [...(originals.get(font) ?? []), node]);
    }
  }
}

function restoreNode(node: Node, without: Node | null = null): void {
  const font = replacements.get(node);
  if (!font) return;
  if (!font.parentNode) {
    restoreNode(font);
    return;
  }
  const all = (originals.get(font) ?? []).filter((one) => one !== without && !one.parentNode);
  font.replaceWith(...all);
  originals.delete(font);
}

/** The child of `parent` that is, contains or replaces `node`. */
function childFor(parent: Node, node: Node): Node | null {
  for (let one: Node | undefined = node; one; one = replacements.get(one)) {
    let child: Node = one;
    while (child.parentNode && child.parentNode !== parent) child = child.parentNode;
    if (child.parentNode === parent) return child;
  }
  return null;
}

/**
 * Browsers translate a page by replacing its texts with <font> elements, unknown to React: a text that React
 * changes would keep showing another patient's name or fee, and one that it removes would crash the page.
 * Until the returned function is called, changed texts are restored, to be translated again, and the
 * replacements of removed ones are removed.
 */
export function syncTranslatedTexts(page: Document = document): () => void {
  const observer = new MutationObserver(recordReplacements);
  observer.observe(page, { childList: true, subtree: true });
  const present = () => recordReplacements(observer.takeRecords());
  const nodes = Node.prototype;
  const { removeChild, insertBefore } = nodes;
  const value = Object.getOwnPropertyDescriptor(nodes, 'nodeValue');
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    enumerable: true,
    get(this: Text) {
      return value?.get?.call(this);
    },
    set(this: Text, text: string | null) {
      value?.set?.call(this, text);
      if (this.parentNode) return;
      present();
      restoreNode(this);
    },
  });
  nodes.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this || !(child instanceof Text)) return removeChild.call(this, child) as T;
    present();
    const own = childFor(this, child);
    if (own && isFont(own) && !own.contains(child)) restoreNode(child, child);
    else if (own) removeChild.call(this, own);
    return child;
  };
  nodes.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    if (!(before instanceof Text) || before.parentNode === this) {
      return insertBefore.call(this, node, before) as T;
    }
    present();
    return insertBefore.call(this, node, childFor(this, before)) as T;
  };
  return () => {
    observer.disconnect();
    Object.assign(nodes, { removeChild, insertBefore });
    Reflect.deleteProperty(Text.prototype, 'nodeValue');
  };
}
