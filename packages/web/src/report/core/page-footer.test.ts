import { expect, test } from 'vitest';
import { pageFooter } from './page-footer.ts';

test('names stand at the edge of the paper as they are typed', () => {
  expect(pageFooter(['Harbour Lane', 'محمد', ''])).toContain('content: "Harbour Lane · محمد";');
});

test('no name ends its string, the rule or the style', () => {
  const style = pageFooter(['A"; } body { display: none', "</style>\n\\'*/"]);
  expect(style).toContain(
    'content: "A\\22 \\3b  \\7d  body \\7b  display\\3a  none · \\3c \\2f style\\3e \\a \\5c \\27 \\2a \\2f ";',
  );
  expect(style.match(/[{}]/g)).toHaveLength(6);
});
