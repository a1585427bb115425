/** Job descriptions of invented companies, long enough to be accepted. */
export const PLATFORM_ENGINEER = {
  title: 'Platform Engineer',
  description: `<p>Norrstad Energy builds the software that balances small power grids. We are a team of fourteen in Gothenburg, Sweden.</p>
<p>Location: Gothenburg, Sweden. Workplace type: Hybrid, two days a week in the office.</p>
<p>What you will do</p>
<ul><li>Design and run the services that collect readings from forty thousand meters every minute.</li>
<li>Find out why a release is slow or wrong, roll it back safely and make sure it does not happen again.</li>
<li>Review the work of two junior engineers and help them grow.</li>
<li>Keep our PostgreSQL databases healthy while their tables double every year.</li></ul>
<p>What you bring</p>
<ul><li>Five years with TypeScript, Go or a similar language in production.</li>
<li>You have been on call and have written a postmortem that changed something.</li>
<li>You explain trade-offs to people who do not write code.</li></ul>`,
};

export const SHOP_MANAGER_DE = {
  title: 'Filialleitung',
  description: `<p>Die Buchhandlung Lindwurm sucht eine Filialleitung für unseren Laden in Leipzig, Deutschland.</p>
<p>Arbeitsort: Leipzig. Arbeitsform: vor Ort im Laden, keine Arbeit von zu Hause.</p>
<p>Deine Aufgaben</p><ul><li>Du führst ein Team von sechs Kolleginnen und Kollegen und planst die Schichten.</li>
<li>Du berätst Kundinnen und Kunden und löst Beschwerden so, dass sie wiederkommen.</li>
<li>Du verantwortest Kasse, Bestand und Inventur.</li>
<li>Du gestaltest Aktionen mit Verlagen und Schulen aus der Nachbarschaft.</li></ul>
<p>Dein Profil</p><ul><li>Mehrjährige Erfahrung im Einzelhandel, davon mindestens ein Jahr mit Verantwortung für andere.</li>
<li>Du rechnest sicher und kannst eine Abweichung in der Kasse erklären.</li><li>Du bleibst freundlich, auch wenn die Schlange lang ist.</li></ul>`,
};
