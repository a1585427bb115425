import type { JobReading, Passage } from '../../providers/job-reader/port.ts';

/** What a job reader would give for a description written in sections; offsets are taken from the joined text. */
export function readingOf(job: {
  title: string;
  language: string;
  seniority?: JobReading['title']['seniority'];
  intro?: string[];
  duties?: string[];
  requirements?: string[];
  benefits?: string[];
  tools?: string[];
  place?: string;
}): JobReading {
  const lines = [...(job.intro ?? []), ...(job.duties ?? []), ...(job.requirements ?? []), ...(job.benefits ?? [])];
  const plainText = lines.join('\n');
  const passage = (text: string): Passage => {
    const start = plainText.indexOf(text);
    return { text, start, end: start + text.length };
  };
  return {
    workplaceType: null,
    locations: [],
    missing: [],
    warnings: [],
    evidence: { workplaceType: null, locations: job.place === undefined ? [] : [passage(job.place)] },
    plainText,
    language: job.language,
    title: { text: job.title, role: job.title, seniority: job.seniority ?? null },
    duties: (job.duties ?? []).map(passage),
    requirements: (job.requirements ?? []).map(passage),
    lines: [
      ...(job.duties ?? []).map((text) => ({ ...passage(text), kind: 'duty' as const, head: null })),
      ...(job.requirements ?? []).map((text) => ({ ...passage(text), kind: 'must' as const, head: null })),
    ],
    benefits: (job.benefits ?? []).map(passage),
    headings: [],
    tools: (job.tools ?? []).map((name) => ({ name, passage: passage(name) })),
  };
}

/** Invented openings of three trades and one that no bank knows. */
export const OPENINGS = {
  backend: readingOf({
    title: 'Backend Developer (m/f/d)',
    language: 'en',
    intro: ['Kestrel Ferry Lines moves people between seven islands. Our office is in Lerwick.'],
    duties: [
      'Design and build services for ticket sales and seat planning',
      'Keep our booking API stable for the travel agencies that depend on it',
      'Tune slow PostgreSQL queries and plan schema changes',
      'Take turns in the on-call rota and investigate incidents',
      'Improve our CI/CD pipelines together with the platform team',
    ],
    requirements: [
      'You write automated tests as a matter of course',
      'Experience with Kubernetes and Terraform',
      'Aged 25 to 35, native speaker of English',
      'Degree in computer science or training as a nurse',
    ],
    benefits: ['30 days of holiday and flexible hours', 'A team of nine colleagues'],
    tools: ['PostgreSQL', 'Kubernetes', 'Terraform'],
    place: 'Our office is in Lerwick.',
  }),
  controller: readingOf({
    title: 'Controller (m/w/d)',
    language: 'de',
    duties: [
      'Erstellung der Monats- und Jahresabschlüsse gemeinsam mit der Buchhaltung',
      'Abweichungsanalysen und Forecasts für vier Werke',
      'Aufbau von Kennzahlen und Berichten in Power BI',
      'Abstimmung der Budgets mit den Fachbereichen',
    ],
    requirements: ['Sicherer Umgang mit Excel und SAP', 'Strukturierte Arbeitsweise und Freude an Zahlen'],
    benefits: ['37-Stunden-Woche mit Gleitzeit'],
    tools: ['Power BI', 'Excel', 'SAP'],
  }),
  shop: readingOf({
    title: 'Vendedor de zapatería',
    language: 'es',
    duties: [
      'Atender a los clientes y asesorarles en la compra',
      'Reponer la tienda y llevar el inventario',
      'Cobrar en caja y cuadrar la caja al cierre',
      'Resolver devoluciones y reclamaciones',
    ],
    requirements: ['Capacidad de trabajar bajo presión en fechas señaladas', 'Buena presencia y menos de 30 años'],
  }),
  organBuilder: readingOf({
    title: 'Organ builder',
    language: 'en',
    duties: [
      'Voice pipes in churches all over the county',
      'Restore wind chests and bellows',
      'Write condition surveys for parishes',
    ],
    requirements: ['A good ear', 'Patience with old material'],
  }),
};
