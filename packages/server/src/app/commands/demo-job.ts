/** A sample of our own: an invented company and an invented opening. */
export const DEMO_JOB = {
  title: 'Workshop Lead, Cargo Bicycles',
  description: `<p>Tandem &amp; Tyre builds and repairs cargo bicycles for families, bakeries and the city's couriers. Eleven people work with us in Utrecht, Netherlands.</p>
<p>Location: Utrecht, Netherlands. Workplace type: On-site, in the workshop at the canal.</p>
<p>Your tasks</p>
<ul><li>You lead a team of four mechanics, plan the week and decide which repair comes first.</li>
<li>You advise customers at the counter, explain what a repair costs and why, and settle complaints.</li>
<li>You keep the stock of spare parts in order and reorder before something runs out.</li>
<li>You train two apprentices and check their work before a bicycle leaves the shop.</li></ul>
<p>What you bring</p>
<ul><li>Several years in a bicycle or vehicle workshop, one of them with responsibility for others.</li>
<li>You find the cause of a fault instead of changing parts until it is gone.</li>
<li>You stay friendly when the queue is long, and you say no when a bicycle is not safe.</li></ul>
<p>We offer 25 days of leave, a fixed contract and a cargo bicycle of your own.</p>`,
} as const;
