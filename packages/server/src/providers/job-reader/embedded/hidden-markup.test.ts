import { describe, expect, test } from 'vitest';
import { toPlainText } from './plain-text.ts';

const textOf = (html: string) => toPlainText(html).text;

describe('text that no reader of the page sees', () => {
  test.each([
    ['<div style="display:none">Remote</div>'],
    ['<div style="color:red; DISPLAY : none !important">Remote</div>'],
    ['<p style="visibility: hidden">Remote</p>'],
    ['<span style="font-size:0">Remote</span>'],
    ['<span style="font-size: 0px;">Remote</span>'],
    ['<div style="opacity:0">Remote</div>'],
    ['<div style="position:absolute;left:-9999px">Remote</div>'],
    ['<div style="height:0;overflow:hidden">Remote</div>'],
    ['<p style="color: transparent">Remote</p>'],
    ['<section hidden><div><b>Remote</b> work</div></section>'],
    ['<div style="display:none"><p>Remote<p>from <b>anywhere</b></div>'],
    ['<ul><li style="display:none">Remote<li>A garden</ul>'],
    ['<!-- Remote -->'],
  ])('%s', (html) => {
    const text = textOf(`<p>Baker in Cork.</p>${html}<p>You bake bread.</p>`);
    expect(text).not.toMatch(/remote|anywhere/i);
    expect(text).toContain('Baker in Cork.');
    expect(text).toContain('You bake bread.');
  });
  test.each([
    ['<p style="font-size:10px">Remote</p>'],
    ['<p style="opacity:0.8">Remote</p>'],
    ['<p style="display:block">Remote</p>'],
    ['<div style="height:0.5em">Remote</div>'],
  ])('what is small or pale is still read: %s', (html) => {
    expect(textOf(`<p>Baker</p>${html}`)).toContain('Remote');
  });
  test('an element that is never closed hides what a browser hides', () => {
    expect(textOf('<p>Baker</p><div style="display:none">Remote')).toBe('Baker');
    expect(textOf('<p style="display:none">Remote<p>On-site</p>')).toBe('On-site');
  });
});
