import type { FoldedText } from './folded-text.ts';

/** Money, contracts and insurances that only one country has, folded: `country: word|word`. */
const HINTS = `
MX: pesos mexicanos|mxn|imss|infonavit|aguinaldo|vales de despensa|prestaciones de ley|curp
VE: bolivares|cestaticket|ivss
CO: pesos colombianos|smmlv|cesantias
AR: pesos argentinos|obra social|monotributo|cuit
CL: pesos chilenos|clp|isapre|fonasa
PE: soles|essalud|gratificaciones de ley
ES: comunidad autonoma|convenio colectivo|dni/nie|tarjeta de transporte|pagas extra|pagas extras|jornada intensiva
BR: clt|vale transporte|vale-transporte|vale refeicao|vale-refeicao|vale alimentacao|carteira assinada|inss|fgts|carteira de motorista|r$
PT: subsidio de refeicao|subsidio de alimentacao|subsidio de ferias|seguranca social|recibos verdes|contrato sem termo|iefp|rececionista|rececao|telemovel|carta de conducao|equipa
GB: £|nhs|dbs check|statutory sick pay|gcse|gcses
US: 401k|401(k)|w-2|paid time off|h-1b
AU: superannuation
CH: chf|ahv|pensionskasse
AT: kollektivvertrag|kollektivvertrags|klimaticket
IN: ₹|lakh|lakhs
`;

const countries = new Map<string, string>();
for (const line of HINTS.trim().split('\n')) {
  for (const word of line.slice(4).split('|')) countries.set(word, line.slice(0, 2));
}

const escaped = [...countries.keys()].map((word) => word.replace(/[$()]/g, '\\$&'));
const WORDS = new RegExp(`(?<![\\p{L}\\d])(?:${escaped.join('|')})(?![\\p{L}])`, 'gu');

/** Countries, ISO 3166-1 alpha-2, that a text's money, contracts and insurances point to. */
export function hintedCountries(text: FoldedText): ReadonlySet<string> {
  const found = new Set<string>();
  for (const match of text.folded.matchAll(WORDS)) {
    const country = countries.get(match[0]);
    if (country !== undefined) found.add(country);
  }
  return found;
}
