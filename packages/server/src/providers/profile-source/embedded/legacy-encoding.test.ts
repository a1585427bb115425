import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';
import type { LegacyEncoding } from './legacy-encoding.ts';
import { encodeAs } from './testing/encode-as.ts';

const TEXTS: [LegacyEncoding, string, string][] = [
  ['shift_jis', 'an export', '名,姓,概要\n裕子,浜口,"橋の設計を十年、表計算も。"\n'],
  ['shift_jis', 'one short name', '{"basics":{"name":"浜口 裕子","label":"エンジニア"}}'],
  ['euc-jp', 'an export', '名,姓,概要\n裕子,浜口,"橋の設計を十年、表計算も。"\n'],
  ['gb18030', 'an export', '名字,姓氏,标题,简介\n晓梅,钱,桥梁工程师,"在成都负责设计，熟悉英语。"\n'],
  ['gb18030', 'a short resume', '{"basics":{"name":"钱晓梅","label":"桥梁工程师","summary":"十年经验，负责项目管理"}}'],
  ['big5', 'an export', '名字,姓氏,標題,簡介\n曉梅,錢,橋樑工程師,"在台北負責設計，熟悉英語。"\n'],
  ['euc-kr', 'an export', '이름,성,헤드라인,요약\n소연,탁,교량 기술자,"대구에서 설계 업무를 담당했습니다."\n'],
  ['windows-1250', 'Polish', 'Imię,Nazwisko,Nagłówek\nŁucja,Wójcikowska,Inżynier mostów\n'],
  ['windows-1250', 'Czech', 'Jméno,Příjmení\nŽofie,Dvořáčková\nUčitelka dějepisu na základní škole\n'],
  ['windows-1251', 'Russian', 'Имя,Фамилия\nЗлата,Мостовая\nинженер мостов\n'],
  ['koi8-u', 'Russian', 'Имя,Фамилия\nЗлата,Мостовая\nинженер мостов\n'],
  ['ibm866', 'Russian', 'Имя,Фамилия\nЗлата,Мостовая\nинженер мостов\n'],
  ['windows-1252', 'German', 'Vorname,Nachname\nJürgen,Größer\nBrücken und Straßen\n'],
  ['windows-1252', 'Spanish', 'Nombre,Apellidos\nBegoña,Peñón\nDiseño de puentes\n'],
  ['windows-1253', 'Greek', 'Όνομα,Επώνυμο\nΔανάη,Γεφυρά\nμηχανικός γεφυρών\n'],
  ['windows-1254', 'Turkish', 'Ad,Soyadı\nŞebnem,Köprülü\nköprü mühendisi, İğdır\n'],
  ['windows-1255', 'Hebrew', 'שם,משפחה\nנועה,גשר\nמהנדסת גשרים\n'],
  ['windows-1256', 'Arabic', 'الاسم,العائلة\nليلى,الجسر\nمهندسة جسور\n'],
  ['windows-874', 'Thai', 'ชื่อ,นามสกุล\nมาลี,สะพานทอง\nวิศวกรสะพาน\n'],
  ['iso-8859-2', 'Czech', 'Jméno,Příjmení\nŽofie,Dvořáčková\nUčitelka dějepisu, škola, kašťan\n'],
  ['macintosh', 'German', 'Vorname,Nachname\nJürgen,Größer\nBrücken und Straßen\n'],
];

test.each(TEXTS)('%s is read (%s)', (encoding, _, text) => {
  expect(decodeText(encodeAs(text, encoding))).toMatchObject({ ok: true, text });
});

test('what two encodings would read is refused and not guessed', () => {
  // Three characters that are names in both scripts.
  const outcome = decodeText(encodeAs('name\n금강산\n', 'euc-kr'));
  if (outcome.ok) expect(outcome.text).toBe('name\n금강산\n');
  else expect(outcome).toEqual({ ok: false, reason: expect.stringContaining('save it as UTF-8'), line: 2 });
});

test('no short text of one encoding is read as another', () => {
  for (const [encoding, , text] of TEXTS) {
    for (const line of text.split('\n')) {
      const outcome = decodeText(encodeAs(line, encoding));
      if (outcome.ok) expect([encoding, outcome.text]).toEqual([encoding, line]);
    }
  }
});
