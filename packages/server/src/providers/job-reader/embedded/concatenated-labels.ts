/** Labels of a job posting's fields that portals lose the separators of: "LocationBerlinWorkplace typeRemote". */
const PLACE_OR_TYPE =
  '(?:Job |Work )?[Ll]ocations?|Workplace [Tt]ype|Work(?:ing)? (?:[Tt]ype|[Mm]odel|[Mm]ode)|Job [Tt]ype|Remote [Ss]tatus|Standorte?|Arbeitsort|Einsatzort|Arbeitsmodell|Arbeitsform|Lieu(?: de travail)?|Localisation|Télétravail|Ubicación|Modalidad(?: de trabajo)?|Localidad|Lugar de trabajo|Localização|Local de trabalho|Modalidade|Modelo de trabalho|Sede(?: di lavoro)?|Modalità(?: di lavoro)?|Locatie|Standplaats|Werkvorm|Lokasi|Tipe kerja|Địa điểm(?: làm việc)?|Hình thức(?: làm việc)?';
const OTHERS =
  'Employment [Tt]ype|Contract(?: [Tt]ype)?|Department|Team|Salary|Seniority|Experience(?: [Ll]evel)?|Posted|Industry|Category|Start [Dd]ate|Company|Vertrag(?:sart)?|Abteilung|Gehalt|Eintritt|Beschäftigungsart|Arbeitszeit|Contrat|Salaire|Expérience|Contrato|Salario|Salário|Departamento|Experiencia|Contratto|Stipendio|Dienstverband|Salaris|Afdeling|Gaji|Mức lương';
/** A capital stuck to a small letter: few lines have one. */
const CAMEL = /[a-zß-ÿ][A-Z]/;
const CONCATENATED = new RegExp(`(?:^|[^\\p{L}\\s]|\\p{Ll}|\\s)(?:${PLACE_OR_TYPE})(?=\\p{Lu}\\p{Ll})`, 'u');
const LABEL = new RegExp(
  `(^|[\\p{Ll}\\p{N})]|[^\\p{L}\\p{N}](?<! ))(${PLACE_OR_TYPE}|${OTHERS})(?=\\p{Lu}|\\p{N})`,
  'gu',
);

/** Gives each label that is stuck to its value, and each value stuck to the next label, a line of its own. */
export function splitConcatenatedLabels(line: string): string {
  if (!CAMEL.test(line) || !CONCATENATED.test(line)) return line;
  return line.replace(LABEL, (_, before: string, label: string) => `${before}${before === '' ? '' : '\n'}${label}\n`);
}
