import { fold } from '../text/fold.ts';

const BREAK =
  /^(?:(?:planned|personal|voluntary|short|family|extended)\s+)?(?:career (?:break|gap|pause|interruption)|(?:parental|maternity|paternity|family|medical|sick|caring|carer'?s?|adoption|unpaid)[ -]+leave|leave of absence|sabbatical(?: (?:year|leave))?|gap year|employment gap|time off|elternzeit|mutterschutz|erziehungszeit|kindererziehung|erziehungsurlaub|sabbatjahr|auszeit|familienzeit|familienpause|berufspause|berufliche auszeit|pflegezeit|arbeitssuchend|arbeitssuche|(?:conge|pause) (?:parental|maternite|de maternite|sabbatique|carriere|professionnelle|familial)|annee sabbatique|interruption de carriere|recherche d'emploi|(?:permiso|baja|licencia|excedencia) (?:parental|maternal|por maternidad|de maternidad|voluntaria|por cuidado de hijos)|excedencia|ano sabatico|pausa (?:profesional|laboral|de carreira|lavorativa|professionale)|(?:congedo|aspettativa) (?:parentale|di maternita|maternita)|aspettativa|anno sabbatico|(?:ouderschaps|zwangerschaps|zorg)verlof|loopbaanonderbreking|sabbatjaar|licenca[ -](?:maternidade|paternidade|parental)|cuti (?:melahirkan|panjang)|nghi thai san|nghi phep|育児休業|育児休暇|育休|産休|休職|離職期間|육아휴직|출산휴가|휴직|경력단절|产假|產假|育儿假|育兒假|留職停薪|职业空窗期|foraldraledighet|foreldrepermisjon|barselsorlov|urlop (?:macierzynski|wychowawczy|rodzicielski))(?:\s*(?:\(.*\)|(?:for|to|wegen|fur|pour|por|per|voor|um|zur|zum|nach)\s.*))?$/;

/** Time away from work, as a line among the posts says it: nobody was employed there. */
export function isCareerBreak(text: string): boolean {
  return BREAK.test(fold(text).trim());
}
