import type { ScriptCase } from './script.ts';

/** Contact questions and the one for co-founders, answered the way people talk, in English by founders without others: every field read from them. */
export const CONTACTS_ALONE: readonly ScriptCase[] = [
  [
    'en',
    `Q founder_name | ?
F | My name is Nguyet Pham-Barrow.
Q founder_role | ?
F | I'm the founder.
Q founder_email | ?
F | nguyet dot pham hyphen barrow at sanderling dot example, all lower case.
Q founder_phone | ?
F | Plus sixty-one, four nine one, five seven zero, one five six.
Q founder_network | ?
F | I'm not on any of those, sorry.
Q founder_current_location | ?
F | Hobart, Tasmania.
Q co_founders | ?
F | It's just me. Kirra Lawson writes the firmware, as a contractor.`,
    {
      firstName: 'Nguyet',
      lastName: 'Pham-Barrow',
      email: 'nguyet.pham-barrow@sanderling.example',
      phone: '+61 491 570 156',
      role: 'founder',
      currentLocation: 'Hobart, Tasmania',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | You're speaking to Nkechi. Umeh is the surname.
Q founder_role | ?
F | Founder and CEO.
Q founder_email | ?
F | n dot umeh at oldbank dot example was my work address, I resigned, so it's gone. It's nkechi at tidelocker, all one word, dot example.
Q founder_phone | ?
F | plus two three four, seven hundred, triple zero, zero four one two.
Q founder_current_location | ?
F | Port Harcourt, Nigeria.
Q co_founders | ?
F | I'm doing it alone for the moment. I had someone in mind, Folake, but she wants to see a round first.`,
    {
      firstName: 'Nkechi',
      lastName: 'Umeh',
      email: 'nkechi@tidelocker.example',
      phone: '+234 700 000 0412',
      role: 'Founder and CEO',
      currentLocation: 'Port Harcourt, Nigeria',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Hello! Muhammad Hafiz bin Roslan, most people just say Hafiz.
Q founder_role | ?
F | I'm the founder, I cook too.
Q founder_email | ?
F | hafez at serai dash kitchen dot example, no, hafiz, with an i: h a f i z.
Q founder_phone | ?
F | plus six zero, one two, triple zero, zero three four five.
Q founder_current_location | ?
F | Penang, Malaysia.
Q co_founders | ?
F | None. My sister Aminah does the ordering, she gets a salary.`,
    {
      firstName: 'Muhammad Hafiz',
      lastName: 'bin Roslan',
      email: 'hafiz@serai-kitchen.example',
      phone: '+60 12 000 0345',
      role: 'founder',
      currentLocation: 'Penang, Malaysia',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Ngaire Whitlock. You say it like Nyree.
Q founder_role | ?
F | I'm a founder of one.
Q founder_email | ?
F | ngairew at oldmail dot example, that's the personal one, I'd rather keep it out of this. Use ngaire at slowtrain dot example.
Q founder_phone | ?
F | I don't give that out, sorry.
Q founder_current_location | ?
F | Sheffield.
Q co_founders | ?
F | Nobody yet. My brother-in-law Pete helps with the van.`,
    {
      firstName: 'Ngaire',
      lastName: 'Whitlock',
      email: 'ngaire@slowtrain.example',
      role: 'founder',
      currentLocation: 'Sheffield',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | My name is Hannah Lindqvist.
Q founder_role | ?
F | Founder and CEO.
Q founder_email | ?
F | hannah.lindqvist@pebblepay.example
Q founder_phone | ?
F | +46 70 174 06 33
Q founder_network | ?
F | linkedin.com/in/hannahlindqvist
Q founder_current_location | ?
F | Uppsala, Sweden.
Q co_founders | ?
F | No, I am a single founder with four employees.`,
    {
      firstName: 'Hannah',
      lastName: 'Lindqvist',
      email: 'hannah.lindqvist@pebblepay.example',
      network: 'linkedin.com/in/hannahlindqvist',
      phone: '+46 70 174 06 33',
      role: 'Founder and CEO',
      currentLocation: 'Uppsala, Sweden',
    },
  ],
];
