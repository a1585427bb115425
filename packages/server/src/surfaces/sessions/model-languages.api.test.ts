import { afterAll, beforeAll, expect, test } from 'vitest';
import { findReport } from '../../features/reports/index.ts';
import type { Id } from '../../platform/ids.ts';
import { Candidate } from '../../testing/flows.ts';
import { type ModelRequest, ModelServer } from '../../testing/model-server.ts';
import { dataOf, promptOf } from '../../testing/replayed-model.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Languages whose blueprints of types have no points of their own: no embedded engine gives them a level. */
const ANSWERS = {
  th: [
    'เมื่อปีที่แล้วระบบส่งออกข้อมูลใช้เวลาเก้าชั่วโมง ฉันแบ่งตารางใหญ่ที่สุดตามเดือนแล้วเหลือเพียงสี่สิบนาที',
    'ลูกค้ารายหนึ่งแจ้งว่าใบแจ้งหนี้มีสองสกุลเงิน ฉันพบการปัดเศษผิดในวิวหนึ่งและแก้ไขในวันเดียวกัน',
    'ระหว่างการออกรุ่นใหม่คิวเต็ม ฉันย้อนกลับภายในหกนาทีและบอกทีมสนับสนุนว่าควรพูดอะไร',
    'ฉันไม่เห็นด้วยกับเพื่อนร่วมงานเรื่องแคช จึงวัดทั้งสองแบบบนสำเนาของระบบจริงแล้วถอนข้อเสนอของตัวเอง',
    'มิเตอร์ส่งค่าซ้ำหลังเปลี่ยนเฟิร์มแวร์ ฉันสังเกตจากกราฟและทำให้การนำเข้าข้ามค่าที่ซ้ำกัน',
    'สำหรับการตรวจสอบ ฉันจดว่าใครอ่านตารางไหนได้ ลบบัญชีเก่าสิบเอ็ดบัญชีและให้เจ้าของยืนยันรายการ',
    'ไลบรารีของผู้ขายปล่อยไฟล์ค้างไว้ ฉันทำให้เกิดซ้ำในสี่สิบบรรทัดแล้วส่งรายงานไปต้นทาง',
  ],
  it: [
    "L'anno scorso l'esportazione notturna durava nove ore: ho diviso la tabella più grande per mese e sono bastati quaranta minuti.",
    'Un cliente di Bergamo vedeva due valute nelle fatture; ho trovato un arrotondamento sbagliato in una vista e l’ho corretto subito.',
    'Durante il rilascio di ottobre la coda si è riempita, sono tornato indietro in sei minuti e ho avvisato l’assistenza.',
    'Non ero d’accordo con un collega sulla cache: ho misurato entrambe le versioni su una copia e ho ritirato la mia proposta.',
    'I contatori mandavano letture doppie dopo un aggiornamento; me ne sono accorto da un grafico e ho scartato i doppioni.',
    'Per la revisione ho scritto chi può leggere quale tabella, ho tolto undici utenze vecchie e ho fatto confermare la lista.',
    'Una libreria esterna lasciava aperti i file: ho riprodotto il problema in quaranta righe e l’ho segnalato a chi la scrive.',
  ],
} as const;

let server: ModelServer;
let app: TestApp;

beforeAll(async () => {
  server = new ModelServer();
  const url = await server.start();
  app = await startTestApp(
    {},
    {
      COLLOQUY_MODEL: 'openai-compatible:small',
      COLLOQUY_MODEL_URL: url,
      COLLOQUY_MODEL_RUN_BY: 'Example Cloud',
      // Nothing here is about time.
      COLLOQUY_MODEL_TURN_MS: '60000',
    },
  );
  server.answer = answer;
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

type Reading = { points: { id: string }[]; answer: string };

/** Every first point is said by the whole answer. */
function answer(request: ModelRequest): string {
  if (promptOf(request) === 'answer-question.v1') return '{"facts":[]}';
  if (promptOf(request) !== 'read-answer.v2')
    return JSON.stringify({ covered: [], kind: 'enough', point: null, wording: null });
  const { points, answer: said } = dataOf<Reading>(request);
  return JSON.stringify({
    points: points.map(({ id }, at) => ({
      point: id,
      said: at === 0 ? 'said' : 'not-said',
      quote: at === 0 ? said : null,
    })),
    mistakes: [],
    level: 3,
  });
}

test.each(['th', 'it'] as const)('a type session in %s gets levels where a model reads it', async (language) => {
  const { headers } = await app.createKey({ scopes: ['sessions'] });
  const made = await app.call('POST', '/api/v1/integrations/candidates/interviews', {
    headers,
    body: { email: `${language}@example.com`, interview_type: 'SOFTWARE_ENGINEER', language },
  });
  const { interview_id: id, iframe_url: link } = made.body as { interview_id: string; iframe_url: string };
  const candidate = new Candidate(app, link.split('/room/')[1] ?? '');
  const { consents } = await candidate.look();
  const decisions = consents.map(({ purpose, textVersion }) => ({ purpose, textVersion, given: true }));
  await candidate.send('consent', { language, decisions });
  await candidate.send('begin', { mode: 'text' });
  for (let turn = 0; candidate.state?.phase !== 'ended'; turn += 1) {
    if (turn > 40) throw new Error('the interview does not end');
    app.clock.advance(15_000);
    const answers = ANSWERS[language];
    await candidate.answer(answers[turn % answers.length] ?? '');
  }
  await app.context.tasks.runDue();
  const questions = (await findReport(app.context.db, id as Id<'interview'>))?.content.questions ?? [];
  expect(questions.length).toBeGreaterThanOrEqual(6);
  expect(questions.filter(({ level }) => level !== null).length).toBeGreaterThanOrEqual(3);
  for (const { level } of questions) if (level !== null) expect(level.score).toBe(3);
});
