/** Services and suppliers that people name by one word as doing a part of the work, and that are no first names. Lower case. */
export const SERVICES: ReadonlySet<string> = new Set(
  `adobe airbnb airtable alibaba amazon anthropic apple asana atlassian auth0 aws azure bolt calendly canva cloudflare
datadog deel deliveroo dhl digitalocean docusign dropbox ebay etsy facebook fedex figma firebase fiverr flexport foxconn
github gitlab glovo gmail google gusto heroku hetzner hubspot ibm instagram intercom jira klarna klaviyo linkedin
mailchimp meta microsoft mollie mongodb monzo netlify netsuite nvidia okta openai oracle ovh pandadoc paypal pennylane
personio plaid qonto quickbooks remote revolut rippling salesforce samsung sap segment sendgrid sentry shopify siemens
slack snowflake sony spotify squarespace stripe supabase telekom tiktok trello twilio uber upwork ups vercel visa
vodafone webflow whatsapp wise wix wordpress workday xero youtube zapier zendesk zoho zoom`.split(/\s+/u),
);
