import { describe, expect, test } from 'vitest';
import { builtInContent } from '../../testing/built-in-content.ts';
import { OccupationLibrary } from './occupations.ts';
import { countTerms } from './terms.ts';

const library = new OccupationLibrary(builtInContent);

/** Lines as descriptions have them, and the questions of the trade that ask about them. */
const LINES: Record<string, Record<string, string[]>> = {
  accountant: {
    'Reconciling bank and credit card accounts': ['difference'],
    'Preparing the weekly payment run': ['supplier-invoice'],
    'Chasing customers who pay late': ['late-payers'],
    'A healthy suspicion of urgent emails about money': ['changed-account'],
    'Running payroll for sixty people': [],
    'Filing VAT returns on time': [],
  },
  'backend-engineer': {
    'Making sure that nobody is charged twice': ['same-request-twice'],
    'Finding out why pages load slowly': ['slow-service'],
    'Setting up continuous integration': ['tests-that-tell'],
    'You build it, you run it': ['outage'],
    'A habit of finishing things': [],
    'You enjoy working with people from six countries': [],
  },
  'care-assistant': {
    'Noticing when somebody is not themselves and telling the senior': ['not-herself'],
    'Safe moving and handling, in twos where needed': ['bed-to-chair'],
    'Safeguarding the people in your care': ['bruises'],
    'Playing cards, singing and going for walks': ['takes-part-again'],
    'NVQ Level 2 in Health and Social Care': [],
    'Build positive relationships with residents and their families': [],
  },
  cook: {
    'Cooking for guests with allergies': ['allergy-order'],
    'Making sauces and stocks from scratch': ['to-the-point'],
    'Keeping the kitchen clean and the fridges in order': ['kept-for-tomorrow'],
    'Counting stock at the end of the month': ['less-in-the-bin'],
    'Training as a cook': [],
    'You get on with the people who wash up': [],
  },
  'customer-support': {
    'Finding out why something does not work for a customer': ['odd-problem'],
    'Handing difficult cases to second-line support': ['passes-on'],
    "Protecting customers' data": ['who-is-calling'],
    'Admitting when you were wrong': ['wrong-answer'],
    'Work in shifts': [],
    'Placing orders for customers by phone': [],
  },
  electrician: {
    'Isolating circuits before you touch them': ['makes-dead'],
    'Reading circuit diagrams': ['finds-fault'],
    'Fitting solar panels and wall boxes': ['sizes-cable'],
    'Wiring control cabinets by drawing': ['board-work'],
    'A completed apprenticeship': [],
    'Ability to work alone or in a team': [],
  },
  nurse: {
    'Administer medication safely': ['high-risk-medicine'],
    'Reporting mistakes and near misses openly': ['medicine-error'],
    'Being in charge of the shift now and then': ['delegating'],
    'Respecting what patients want': ['refuses-care'],
    'A warm team that laughs a lot': [],
    'Develop individual care plans': [],
  },
  'sales-representative': {
    'Winning new customers in the north': ['new-customers'],
    'Writing offers and quotations': ['too-expensive'],
    'Being straight with customers': ['cannot-deliver'],
    'Selling more to the customers we have': ['own-territory'],
    'Company car, also for private use': [],
    'Self-motivated and driven': [],
  },
  'school-teacher': {
    'Teaching English in years 7 to 11': ['one-lesson'],
    'Teaching mixed-ability classes': ['far-apart'],
    'Working with the teaching assistant and the SENCO': ['needs-of-one'],
    'Keeping order without shouting': ['class-out-of-hand'],
    'Qualified teacher status': [],
    'Writing reports twice a year': [],
  },
  'site-reliability-engineer': {
    'Rolling back in minutes': ['release'],
    'Making services fast enough': ['under-load'],
    'Making sure that the same thing does not break twice': ['after-outage'],
    'Building a platform that developers can use themselves': ['toil'],
    'Self-discipline; nobody will chase you out of bed': [],
    'The ability to take a joke': [],
  },
  'warehouse-operative': {
    'Booking in goods and putting them on the shelf': ['receives-goods'],
    'Driving a counterbalance or reach truck': ['drives-truck'],
    'Loading lorries in the right order': ['loads-lorry'],
    'Following our safety rules': ['danger-in-aisle'],
    'Talking to drivers at the gate': [],
    'Work as part of a team': [],
  },
};

test('every occupation has lines here', () => {
  expect(Object.keys(LINES).sort()).toEqual(
    library
      .in('en')
      .map(({ key }) => key)
      .sort(),
  );
});

describe.each(library.in('en').map(({ key, definition }) => ({ key, definition })))('$key', ({ key, definition }) => {
  test.each(Object.entries(LINES[key] ?? {}))('“%s” is asked about by %j and no other', (line, asking) => {
    expect(definition.questions.filter(({ about }) => countTerms(about, line) > 0).map((one) => one.key)).toEqual(
      asking,
    );
  });
});
