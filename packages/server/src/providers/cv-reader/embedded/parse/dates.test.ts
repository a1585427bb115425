import { expect, test } from 'vitest';
import { findDates } from './dates.ts';

/** `kind from..to`, with `*` for an end that is now. */
function told(text: string): string {
  return findDates(text)
    .map((hit) => {
      const part = (date: { year: number; month: number; day: number } | null): string =>
        date === null ? '-' : [date.year, date.month, date.day].filter((value) => value > 0).join('/');
      return `${hit.kind}${hit.open ? '*' : ''} ${part(hit.from)}..${part(hit.to)}`;
    })
    .join(' ');
}

test.each([
  ['March 2018 – Present', 'range* 2018/3..-'],
  ['2015-02-01/2016-07-31', 'range 2015/2/1..2016/7/31'],
  ['2015-02 / 2016-07', 'range 2015/2..2016/7'],
  ['seit 04/2017', 'since* 2017/4..-'],
  ['Depuis septembre 2021', 'since* 2021/9..-'],
  ['dal 02/2020 al 07/2022', 'range 2020/2..2022/7'],
  ['enero de 2010 a marzo de 2012', 'range 2010/1..2012/3'],
  ['sept. 2015 – déc. 2018', 'range 2015/9..2018/12'],
  ['mrt 2016 t/m okt 2019', 'range 2016/3..2019/10'],
  ['ago/2014 – atual', 'range* 2014/8..-'],
  ['Agustus 2017 – Sekarang', 'range* 2017/8..-'],
  ['tháng 6 năm 2019 đến nay', 'range* 2019/6..-'],
  ['2018年4月～2021年3月', 'range 2018/4..2021/3'],
  ['2019年7月 - 至今', 'range* 2019/7..-'],
  ['平成31年4月～現在', 'range* 2019/4..-'],
  ['2019.03 ~ 현재', 'range* 2019/3..-'],
  ['2017년 1월 - 2020년 2월', 'range 2017/1..2020/2'],
  ['Févr. – juil. 2015', 'range 2015/2..2015/7'],
  ['Nov-Feb 2016', 'range 2015/11..2016/2'],
  ['03-07/2015', 'range 2015/3..2015/7'],
  ['’18–’21', 'range 2018..2021'],
  ['’19 – present', 'range* 2019..-'],
  ['Temmuz 2019 – Devam ediyor', 'range* 2019/7..-'],
  ['Сентябрь 2013 — Январь 2018', 'range 2013/9..2018/1'],
  ['2015-16', 'range 2015..2016'],
  ['WS 2013/14', 'single 2013..2013'],
  ['Jun ’18 – Aug ’20', 'range 2018/6..2020/8'],
  ['2019-01-05 - 2020-02-03', 'range 2019/1/5..2020/2/3'],
  ['15.03.2020 – 30.09.2021', 'range 2020/3/15..2021/9/30'],
  ['2014 to date', 'range* 2014..-'],
  ['From 2010 until 2014', 'range 2010..2014'],
  ['Expected graduation: May 2027', 'single 2027/5..2027/5'],
  ['until 2012', 'until -..2012'],
  ['2023–   Lecturer', 'since* 2023..-'],
  ['03/2021-\tTutor', 'since* 2021/3..-'],
  ['2023 – Lecturer', 'single 2023..2023'],
])('reads "%s" as the period it tells', (text, expected) => {
  expect(told(text)).toBe(expected);
});

test.each(['0171 / 123 45 67', '€2,019 saved', 'ISO 27001', 'room 1999b', '+44 20 7946 0958'])(
  'takes no date from "%s"',
  (text) => {
    expect(findDates(text)).toEqual([]);
  },
);

test('gives offsets into the text that was searched, accents and wide characters included', () => {
  const text = 'Ingénieur · février 2019 – aujourd’hui · Lyon';
  const hit = findDates(text)[0];
  expect(text.slice(hit?.start, hit?.end)).toBe('février 2019 – aujourd’hui');
});
