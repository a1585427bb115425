/** The report's styles in their order, for its own page and for the console's. */
import './report.css';
import './phone.css';
import './summary.css';
import './heard.css';
import './print.css';
