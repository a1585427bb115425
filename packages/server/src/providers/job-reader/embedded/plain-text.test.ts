import { expect, test } from 'vitest';
import { toPlainText } from './plain-text.ts';

const text = (description: string) => toPlainText(description).text;

test('writes one block a line and marks list items', () => {
  expect(text('<h2>Tasks</h2><p>Do&nbsp;this.</p><ul><li>one</li><li><p>two</p></li></ul><div>end</div>')).toBe(
    'Tasks\nDo\u00a0this.\n- one\n- two\nend',
  );
});
test('breaks lines at br and keeps inline elements together', () => {
  expect(text('<p>Berlin<br/>or <b>Ham</b>burg</p>')).toBe('Berlin\nor Hamburg');
});
test('knows which lines are headings', () => {
  const plain = toPlainText('<p>Hello</p><h3>Your <em>profile</em></h3><p>Two years</p>');
  expect([...plain.headings].map((at) => plain.text.slice(at).split('\n')[0])).toEqual(['Your profile']);
});
test('leaves out what no browser shows', () => {
  expect(
    text('<p>a</p><script>remote</script><style>p{}</style><!-- hybrid --><template>onsite</template><p>b</p>'),
  ).toBe('a\nb');
});
test('decodes entities once', () => {
  expect(text('<p>R&amp;D &lt;b&gt; &amp;amp;</p>')).toBe('R&D <b> &amp;');
});
test('takes text without markup as it is, with its line breaks', () => {
  expect(text('Location: Leeds\n\n\n- a < b\n- c')).toBe('Location: Leeds\n\n- a < b\n- c');
});
test('joins hard line breaks inside a paragraph of markup', () => {
  expect(text('<p>work from\nhome</p>')).toBe('work from home');
});
test('keeps names in angle brackets that are no elements', () => {
  expect(text('Teacher <Ref2210> at <Remote>')).toBe('Teacher <Ref2210> at <Remote>');
});
test('drops made-up elements that are closed', () => {
  expect(text('<job-intro><text>Hello</text></job-intro>')).toBe('Hello');
});
test('composes characters', () => {
  expect(text('Ko\u0308ln')).toBe('Köln');
});
test('survives markup that is never closed', () => {
  expect(text('<p>one <b>two <a href="x')).toContain('one two');
  expect(text('<ul><li>one<li>two')).toBe('- one\n- two');
  expect(text('</p></div>text')).toBe('text');
});
