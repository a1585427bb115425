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
