import type { Language } from '@colloquy/contract/shared';
import { describe, expect, test } from 'vitest';
import { builtInContent } from '../../testing/built-in-content.ts';
import { buildBlueprint } from './build-blueprint.ts';
import { readingOf } from './reading.fixture.ts';

type Opening = { language: Language; title: string; duties: string[]; requirements?: string[] };

const build = ({ language, title, duties, requirements = [] }: Opening) =>
  buildBlueprint(builtInContent, { language, title, reading: readingOf({ title, language, duties, requirements }) });
const keysOf = (opening: Opening) => build(opening).questions.map((question) => question.key);

const OWN_TASKS_ONLY: Opening[] = [
  {
    language: 'fr',
    title: 'Chef boulanger (H/F)',
    duties: [
      'Pétrir, façonner et cuire les pains au levain',
      'Préparer les commandes livrées aux restaurants avant six heures',
      'Former deux apprentis et contrôler les cuissons',
    ],
  },
  {
    language: 'en',
    title: 'Water Treatment Operator',
    duties: [
      'Run the filters and the chlorine dosing on shift',
      'Support our investment programme by reporting worn equipment',
      'Respond to alarms and inspect pumps and valves',
    ],
    requirements: ['Understanding of regulation and compliance in drinking water'],
  },
  {
    language: 'en',
    title: 'Commercial Property Lawyer',
    duties: [
      'Negotiate leases and sale contracts with the other side',
      'Carry out due diligence on titles',
      'Advise clients on risk and report to lenders',
    ],
  },
  {
    language: 'ko',
    title: '제빵사',
    duties: ['천연 발효빵과 식빵 반죽, 성형, 굽기', '새벽 생산 계획과 재료 발주', '매장 진열과 위생 점검표 작성'],
  },
  {
    language: 'nl',
    title: 'Hovenier',
    duties: ['Hagen snoeien en gazons maaien', 'Planten bij klanten thuis bezorgen', 'Veilig werken met machines'],
  },
  {
    language: 'vi',
    title: 'Thợ may mẫu',
    duties: ['May mẫu áo theo tài liệu kỹ thuật', 'Hướng dẫn tổ may khi chuyển mã hàng mới', 'Kiểm tra đường may'],
  },
  {
    language: 'de',
    title: 'Erzieherin (m/w/d)',
    duties: [
      'Begleitung von zwanzig Kindern im Gruppenalltag',
      'Beobachtung und Dokumentation der Entwicklung',
      'Planung von Projekten und Ausflügen',
    ],
  },
];

describe('a job that no bank is for is asked about its own tasks', () => {
  test.each(OWN_TASKS_ONLY.map((opening) => ({ ...opening, name: `${opening.language} ${opening.title}` })))(
    '$name',
    (opening) => {
      const { questions, origin } = build(opening);
      expect(origin.bank).toBe('behavioural');
      expect(questions.filter((question) => !question.key.startsWith('behavioural.'))).toEqual([]);
      const spoken = questions.map((question) => question.text).join('\n');
      expect(opening.duties.filter((duty) => spoken.includes(duty)).length).toBeGreaterThanOrEqual(2);
    },
  );
});

describe('a question of a trade is asked in that trade', () => {
  test('warehouse: stock, shipments and safety, no angry customers', () => {
    const keys = keysOf({
      language: 'ja',
      title: '倉庫マネージャー',
      duties: [
        '入出荷と在庫の管理、棚卸の計画と実施',
        '安全パトロールの実施とヒヤリハットの改善',
        '運送会社との配車の調整',
      ],
    });
    expect(keys).toEqual(
      expect.arrayContaining(['service-retail.system-says-twelve', 'service-retail.could-have-hurt']),
    );
    expect(keys).not.toContain('service-retail.third-time-this-month');
    expect(keys).not.toContain('service-retail.not-all-stops');
  });
  test('nursing: care, though a round has the word of a delivery', () => {
    const keys = keysOf({
      language: 'fr',
      title: 'Infirmier en EHPAD (H/F)',
      duties: ['Assurer les soins de quarante résidents', 'Encadrer les aides-soignants pendant la tournée du matin'],
    });
    expect(keys).toContain('service-retail.not-as-usual');
    expect(keys).not.toContain('service-retail.not-all-stops');
  });
  test('a front desk is not asked about full tables', () => {
    const keys = keysOf({
      language: 'nl',
      title: 'Receptionist hotel',
      duties: ['Gasten in- en uitchecken en hun vragen beantwoorden', 'Klachten van gasten in het hotel oplossen'],
    });
    expect(keys).toContain('service-retail.angriest-customer');
    expect(keys).not.toContain('service-retail.full-house-slow-kitchen');
  });
  test.each<[Language, string, string[]]>([
    ['id', 'Perawat Hewan Klinik', ['Merawat pasien rawat inap dan mencatat obat', 'Menjelaskan perawatan di rumah']],
    ['en', 'Vet Nurse', ['Care for patients that stay overnight', 'Give medicines and record them']],
    ['fr', 'Auxiliaire vétérinaire', ['Surveiller les patients hospitalisés', 'Donner les médicaments et les soins']],
    ['de', 'Tiermedizinische Fachangestellte', ['Patienten nach der Operation überwachen', 'Pflege und Medikamente']],
  ])('%s: who cares for animals is not asked about people in care: %s', (language, title, duties) => {
    expect(keysOf({ language, title, duties }).filter((key) => key.startsWith('service-retail.'))).toEqual([]);
  });
  test('a carpenter is no software engineer', () => {
    const { origin } = build({
      language: 'nl',
      title: 'Timmerman',
      duties: [
        'Kozijnen en trappen maken en plaatsen',
        'Tekeningen lezen',
        'Netjes en veilig werken bij klanten thuis',
      ],
    });
    expect(origin.bank).toBe('service-retail');
  });
  test('a clear title beats a vague one of another bank', () => {
    const keys = keysOf({
      language: 'id',
      title: 'Sales Representative Alat Kesehatan',
      duties: ['Menyusun penawaran harga dan negosiasi kontrak', 'Mencapai target penjualan setiap kuartal'],
    });
    expect(keys).toContain('business-analysis.deal-with-many-heads');
    expect(keys).not.toContain('service-retail.silent-customer');
  });
});

describe('titles that leave the trade open', () => {
  const duties = [
    'Run our PostgreSQL databases and their schemas',
    'Build screens in React for the front end',
    'Keep our Kubernetes cloud infrastructure healthy',
  ];
  test('are settled by the tasks', () => {
    expect(build({ language: 'en', title: 'Engineer', duties }).origin.bank).toBe('software-engineering');
    expect(build({ language: 'en', title: 'Team member', duties }).origin.bank).toBe('software-engineering');
  });
  test('or by nothing, where the tasks speak of something else', () => {
    const opening: Opening = {
      language: 'en',
      title: 'Engineer',
      duties: ['Design steel bridges', 'Check loads and drawings', 'Visit building sites'],
    };
    expect(build(opening).origin.bank).toBe('behavioural');
  });
});

describe('the sentence that a question comes from', () => {
  test('is a task rather than a paper, and none where the question is about the job as a whole', () => {
    const { questions } = build({
      language: 'en',
      title: 'Primary School Teacher',
      duties: ['Teach a class of thirty children', 'Meet parents each term and write reports'],
      requirements: ['Qualified teacher status'],
    });
    const sourceOf = (key: string) => questions.find((question) => question.key === key)?.source?.text ?? null;
    expect(sourceOf('business-analysis.able-afterwards')).toBe('Teach a class of thirty children');
    expect(sourceOf('behavioural.nearest-work')).toBeNull();
  });
  test('is the one with the tool, where a tool is spoken of', () => {
    const title = 'Data Engineer';
    const reading = readingOf({
      title,
      language: 'en',
      duties: ['Build data pipelines with Airflow every day', 'Model tables and watch data quality'],
      requirements: ['Experience with streaming data'],
      tools: ['Airflow'],
    });
    const { questions } = buildBlueprint(builtInContent, { language: 'en', title, reading });
    const about = questions.filter((question) => question.text.includes('Airflow'));
    expect(about.length).toBeGreaterThan(0);
    for (const { source } of about) expect(source?.text).toContain('Airflow');
  });
});

describe('a tester of software', () => {
  const TESTING: Opening[] = [
    {
      language: 'en',
      title: 'QA Engineer',
      duties: [
        'Write test cases from the acceptance criteria',
        'Test each release by hand and with scripts in Playwright',
        'Report defects with steps that others can follow',
      ],
    },
    {
      language: 'en',
      title: 'Senior Software Tester',
      duties: ['Plan tests for the mobile app', 'Automate regression tests', 'Track bugs in Jira'],
    },
    {
      language: 'de',
      title: 'Softwaretester (m/w/d)',
      duties: ['Testfälle aus den Anforderungen schreiben', 'Regressionstests automatisieren', 'Fehler nachstellen'],
    },
  ];

  test.each(TESTING)('$title is asked about testing, and not what only developers can tell of', (opening) => {
    const keys = keysOf(opening);
    expect(keys).toContain('software-engineering.a-third-of-the-tests');
    expect(keys).not.toContain('software-engineering.decision-to-defend');
    expect(keys).not.toContain('software-engineering.laptop-to-user');
  });

  test('a developer who tests is still one', () => {
    const keys = keysOf({
      language: 'en',
      title: 'Backend Developer',
      duties: ['Write services in Go', 'Test what you build', 'Run it on call'],
    });
    expect(keys).toContain('software-engineering.decision-to-defend');
  });
});
