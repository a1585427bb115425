import { readingCase as c, type ReadingCase } from './reading-cases.fixture.ts';

/** Invented texts in which what is next to a word decides: a cell, a condition, a person served, a thing. */
export const CASES_OF_NEIGHBOURS: readonly ReadingCase[] = [
  c(
    'employed in a country',
    'REMOTE',
    '/AR; /UY',
    'Modalidad: home office permanente. Contratamos en Argentina y Uruguay. Los usuarios están en Colombia y Chile.',
  ),
  c(
    'employed in a country',
    'REMOTE',
    '/PL; /RO',
    'This job is fully remote. We hire in Poland and Romania. Our customers sit in Germany and Austria.',
  ),
  c(
    'employed in a country',
    'REMOTE',
    '/DE; /AT',
    'Vollständig remote. Wir stellen in Deutschland und Österreich ein. Kunden in Italien.',
  ),
  c('employed in a country', 'REMOTE', '/FR; /BE', 'Poste en full remote. Nous recrutons en France et en Belgique.'),
  c(
    'a whole country, with a condition',
    'REMOTE',
    '/CA',
    'No office at all. You can live anywhere in Canada as long as you overlap with Eastern Time for four hours.',
  ),
  c(
    'a whole country, with a condition',
    'REMOTE',
    '/ZA',
    'Remote role. You may work anywhere in South Africa provided you can travel to meetings with customers.',
  ),
  c(
    'town wanted in',
    'ONSITE',
    'Essen/DE',
    'Koch (m/w/d) in Essen gesucht\nWir kochen frisch. Präsenz täglich von 6 bis 14 Uhr. Kein Home-Office.',
  ),
  c('town wanted in', 'ONSITE', 'Nice/FR', 'Barista in Nice wanted\nYou work on site every day.'),
  c(
    'duty station',
    'HYBRID',
    'Washington/US',
    'Duty station: Washington, DC. Telework eligible: Yes, up to 2 days per week.',
  ),
  c(
    'cells',
    'ONSITE',
    'Oslo/NO',
    '<table><tr><th>Location</th><td>Oslo</td></tr><tr><th>Remote</th><td>No</td></tr><tr><th>On-site</th><td>Yes</td></tr></table>',
  ),
  c(
    'cells',
    'ONSITE',
    'Lyon/FR',
    '<dl><dt>Ville</dt><dd>Lyon</dd><dt>Télétravail</dt><dd>Non</dd><dt>Présentiel</dt><dd>Oui</dd></dl>',
  ),
  c('cells', 'ONSITE', 'Bonn/DE', 'Standort\nBonn\n\nHome-Office\nNein\n\nArbeitszeit\nVollzeit'),
  c(
    'homes of those served',
    'ONSITE',
    'Zwolle/NL',
    'Je werkt in Zwolle, bij mensen thuis en op onze locatie. Thuiswerken kan helaas niet.',
  ),
  c(
    'homes of those served',
    'ONSITE',
    'Graz/AT',
    'Sie arbeiten in Graz bei Menschen zu Hause. Homeoffice ist nicht möglich.',
  ),
  c(
    'things from afar',
    'ONSITE',
    'Leeds/GB',
    'Location: Leeds\nWorkplace: on-site\nYou pilot remotely operated boats.',
  ),
  c(
    'things from afar',
    null,
    'Cape Town/ZA',
    'Location: Cape Town\nYou look after remotely operated vehicles and read remotely sensed data. On-site café discount.',
  ),
  c(
    'money for remote',
    'HYBRID',
    'Leeds/GB',
    'You join us in the Leeds office on Tuesdays and Thursdays; the other days are yours.\nPerks: remote-first tooling budget.',
  ),
];
