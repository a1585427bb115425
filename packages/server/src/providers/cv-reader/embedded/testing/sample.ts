/** An invented CV as lines: `# ` before a heading, `## ` before the name, a tab before what is at the right. */
export const SAMPLE = [
  '## Mara Ellingsen',
  'Site Reliability Engineer',
  'mara.ellingsen@postbox.example',
  '+49 151 2345 6789',
  '50667 Köln',
  '# Summary',
  'Engineer who keeps payment systems running.',
  '# Work Experience',
  'Site Reliability Engineer, Brightwater Payments GmbH\tMarch 2019 – Present',
  '• Cut the time of recovery by half',
  '• Led the move to Kubernetes',
  'Systems Administrator, Harbour Logistics Ltd\t09/2014 – 02/2019',
  '• Ran two data centres',
  '# Education',
  'University of Northfield\t2010 – 2014',
  'BSc, Computer Science',
  '# Skills',
  'Kubernetes, Terraform, Go, PostgreSQL',
  '# Languages',
  'English (C2), Norwegian (native), German (B2)',
  '# Certifications',
  'Certified Kubernetes Administrator',
];

/** The same without marks, for formats of plain lines. */
export const PLAIN_SAMPLE = SAMPLE.map((line) => line.replace(/^#+ /, ''));
