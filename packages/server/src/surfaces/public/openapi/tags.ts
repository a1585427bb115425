/** Groups of the document, in the order of the reference page. */
export const TAGS = [
  { name: 'Hiring', description: 'Document 1: jobs, and interviews with candidates for them.' },
  {
    name: 'Interviewers',
    description:
      'The plan of a job: what is asked, and what answers are read for. The scope `interviewers` has to be asked for.',
  },
  { name: 'Sessions', description: 'Document 2: interview links by interview type, for pages of your own.' },
  { name: 'Conversations', description: 'Document 2: conversations with founders who apply to a programme.' },
  { name: 'Network', description: 'Document 3: profiles and verifications by username, with rate limits.' },
  {
    name: 'Webhooks',
    description: 'What is sent to addresses of yours as it happens, signed. The scope `webhooks` has to be asked for.',
  },
  {
    name: 'Administration',
    description: 'For whoever runs the installation: keys, accounts, profiles, people, records.',
  },
  {
    name: 'Signed links',
    description: 'What report and transcript links give to programs. The link itself is the permission.',
  },
  { name: 'Identity provider', description: 'Deliveries of an identity provider, proved by signature.' },
  { name: 'Mail relay', description: 'What a mail relay tells of mails that came back, with a token of its own.' },
  { name: 'Operation', description: 'Whether the installation is well.' },
];
