import type { ApplicationTexts } from './texts.ts';

export const texts: ApplicationTexts = {
  opening:
    'Hello, and thank you for applying to {programme}. I am an AI, a computer program, and I lead this conversation. People read what you write, and people decide. I have up to {count} questions for you, which takes about {minutes} minutes. You can pause at any time or skip a question; you answer in writing. If something belongs to a later question, just write it; I will not ask for it twice.',
  closing:
    'Those were all my questions. Thank you for telling me about your company. On the next page you can read what I understood and correct it before the team sees it.',
  competencies: { contact: 'Contact', pitch: 'The pitch', team: 'The team', plans: 'Plans and practical matters' },
  questions: {
    founder_name: [
      'To begin with: what is your full name?',
      'I did not get both parts of your name. What are your first and your last name?',
    ],
    founder_email: [
      'At which e-mail address can the team reach you?',
      'I have no e-mail address of yours yet. Could you type it once more?',
    ],
    founder_phone: [
      'Would you give me a telephone number, with the country code?',
      'Is there a number the team may call? Please begin with the country code.',
    ],
    founder_role: ['What is your role in the company?', 'If I wrote down your title, what would it be?'],
    founder_network: [
      'Do you have a profile on a professional network? If so, what is its link?',
      'Is there a public page about your work history, and how does its address read?',
    ],
    founder_current_location: [
      'Where do you live at the moment?',
      'In which town and country are you at home these days?',
    ],
    co_founders: [
      'Who founded the company together with you? Please give names, roles and e-mail addresses.',
      'Are there other founders beside you, or are you alone? Names and tasks are what I need.',
    ],
    elevator_pitch: [
      'Describe your company in one or two sentences, the way you would tell a stranger in a lift.',
      'In plain words: what do you make, and for whom?',
    ],
    problem: ['Which problem do you solve, and who has it?', 'What goes wrong today for the people you want to help?'],
    solution: ['How do you solve it?', 'What exactly does your product do about that?'],
    traction: [
      'What have you achieved so far? Numbers are welcome.',
      'Where do you stand today: users, customers, pilots, revenue?',
    ],
    commercial: ['How do you earn money?', 'Who pays you, for what, and how much?'],
    market_size: [
      'How large is your market, and how do you arrive at that figure?',
      'How many customers could there be, and what would they spend in a year?',
    ],
    competition: [
      'Who else works on this, and what sets you apart?',
      'What do people use today instead of your product?',
    ],
    why_now: ['Why is this the right moment?', 'What has changed, so that it works now and did not a few years ago?'],
    why_you: [
      'Why are you the right people to build this?',
      'What have you and your team done before that helps you here?',
    ],
    why_program: ['Why do you want to join {programme}?', 'What do you hope to get out of {programme}?'],
    fundraising_status: [
      'Have you raised money, and are you raising now?',
      'How is the company paid for at present, and what are you looking for?',
    ],
    cap_table: ['How are the shares divided?', 'Who owns which part of the company?'],
    availability: [
      'From when could you take part, and how much of your time would that be?',
      'When could you start, full time or part time?',
    ],
    passport_and_visa: [
      'Which passport do you hold, and would you need a visa to take part?',
      'Is there anything about visas or residence that we should know?',
    ],
    pitch_deck: ['Is there a link to your pitch deck?', 'Can you share slides about the company? A link is enough.'],
  },
};
