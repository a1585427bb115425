import { expect, test } from 'vitest';
import { foldText } from './folded-text.ts';
import { detectLanguage } from './language.ts';

test.each([
  ['de', 'Wir suchen für unser Team eine Person, die mit uns die Buchhaltung macht und gerne rechnet.'],
  ['en', 'We are looking for a person who likes to count and will keep the books of our company.'],
  ['es', 'Buscamos una persona para nuestro equipo que lleve las cuentas de la empresa con cuidado.'],
  ['fr', 'Nous cherchons une personne pour tenir les comptes de notre entreprise avec soin et sérieux.'],
  ['id', 'Kami mencari orang yang mampu bekerja dengan teliti untuk menyusun laporan keuangan di kantor.'],
  ['id', 'Anda merawat hewan dan mencatat obat. Anda menjaga kandang dan alat. Gaji sesuai pengalaman.'],
  ['ja', '当社の経理を担当していただける方を募集しています。'],
  ['ko', '저희 회사의 회계를 맡아 주실 분을 찾고 있습니다.'],
  ['nl', 'Wij zoeken voor ons team een collega die met plezier de boekhouding van het bedrijf doet.'],
  ['vi', 'Chúng tôi đang tìm người làm kế toán cho công ty, có kinh nghiệm và cẩn thận.'],
  ['pt', 'Buscamos uma pessoa para cuidar das contas da nossa empresa com atenção e não só números.'],
  ['it', 'Cerchiamo una persona che tenga i conti della nostra azienda con cura e nel tempo giusto.'],
  ['da', 'Vi søger en kollega, som har erfaring med regnskab og kan lide at arbejde med tal hos os.'],
  ['no', 'Vi søker en kollega som har erfaring med regnskap og liker å jobbe med tall hos oss på kontoret.'],
  ['sv', 'Vi söker en kollega som har erfarenhet av bokföring och tycker om att arbeta med siffror hos oss.'],
  ['fi', 'Etsimme kirjanpitäjää, jolla on kokemusta ja joka pitää numeroista. Tarjoamme sinulle hyvän työn.'],
  ['ms', 'Syarikat kami mencari anda yang mempunyai kelayakan dan pengalaman untuk jawatan akauntan di pejabat.'],
  ['ru', 'Мы ищем внимательного бухгалтера.'],
  ['hi', 'हमें एक सावधान लेखाकार की आवश्यकता है।'],
  ['th', 'เรากำลังมองหานักบัญชีที่รอบคอบ'],
  ['zh', '我们正在招聘一位认真负责的会计。'],
])('tells %s', (language, text) => {
  expect(detectLanguage(foldText(text))).toBe(language);
});
test('says English where nothing tells', () => {
  expect(detectLanguage(foldText('42'))).toBe('en');
});

test.each([
  ['de', 'wir with'],
  ['da', 'sede vores'],
])('of languages that show alike it says %s', (language, text) => {
  expect(detectLanguage(foldText(text))).toBe(language);
});
