/** The report's styles in their order, for its own page and for the console's. */
import './report.css';
import './method.css';
import './screens.css';
import './phone.css';
import './summary.css';
import './summary-print.css';
import './heard.css';
import './print.css';
