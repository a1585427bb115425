/** Elements that have no content and no end tag. */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** What a browser ends by itself when the next block, or the next of its kind, begins. */
const ENDS_ITSELF = new Set(['p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'option']);
const CLOSES_PARAGRAPH =
  /^(?:address|article|aside|blockquote|div|dl|fieldset|form|h[1-6]|hr|ol|p|pre|section|table|ul)$/;
/** How far up an end tag is looked for: nesting is bounded so that it costs nothing. */
const LOOK_UP = 40;

/** Styles that keep text from being seen. */
const UNSEEN =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0?\.?0*\s*(?:[;!]|$)|font-size\s*:\s*0*(?:\.0+)?[01]?(?:px|pt|em|rem|%)?\s*(?:[;!]|$)|color\s*:\s*transparent|(?:left|top|text-indent)\s*:\s*-\d{4,}|(?:max-)?(?:height|width)\s*:\s*0(?:px)?\s*[;!][\s\S]{0,200}overflow\s*:\s*hidden|overflow\s*:\s*hidden\s*;[\s\S]{0,200}(?:height|width)\s*:\s*0(?:px)?\s*(?:[;!]|$)|clip\s*:\s*rect\(0)/i;

type Attribute = { name: string; value: string };

function isUnseen(attributes: readonly Attribute[]): boolean {
  return attributes.some(
    ({ name, value }) => name === 'hidden' || (name === 'style' && UNSEEN.test(value.slice(0, 1000))),
  );
}

/** Follows the open elements and knows whether the text in them is kept from the reader's eyes. */
export class HiddenMarkup {
  private readonly open: string[] = [];
  private hiddenFrom = Number.POSITIVE_INFINITY;

  get isHidden(): boolean {
    return this.open.length > this.hiddenFrom;
  }

  start(name: string, attributes: readonly Attribute[]): void {
    if (CLOSES_PARAGRAPH.test(name) && this.open.at(-1) === 'p') this.close(this.open.length - 1);
    else if (ENDS_ITSELF.has(name) && this.open.at(-1) === name) this.close(this.open.length - 1);
    if (VOID.has(name)) return;
    if (!this.isHidden && isUnseen(attributes)) this.hiddenFrom = this.open.length;
    this.open.push(name);
  }

  end(name: string): void {
    const lowest = Math.max(0, this.open.length - LOOK_UP);
    for (let at = this.open.length - 1; at >= lowest; at -= 1) {
      if (this.open[at] === name) {
        this.close(at);
        return;
      }
    }
  }

  private close(at: number): void {
    this.open.length = at;
    if (at <= this.hiddenFrom) this.hiddenFrom = Number.POSITIVE_INFINITY;
  }
}
