/** What spoken interviews are about; long enough for a plan of its own. */
export const JOB = {
  title: 'Bicycle Mechanic',
  description: [
    'On-site in Utrecht, full time. You repair cargo bikes and city bikes, from brakes and gears to wheels and electric drives.',
    'You talk to customers at the counter, tell them what a repair costs before you begin, and write down what you have done.',
    'You order spare parts, keep the workshop tidy, and help the apprentice. You have repaired bikes for two years or more.',
    'You check brakes and lights before a bike leaves the workshop, and you say so when something is not safe. We are five',
    'people, we share the early and the late hours, and we close on Sundays. You work with care and finish what you begin.',
    'You have your own way to find a fault that only shows on the road, and you can explain it to somebody who has never held',
    'a spanner. We pay for a training week each year, and whoever is new works beside a colleague for the first month.',
  ].join(' '),
  language: 'EN',
};
