/**
 * Names of tools, techniques, standards and certificates of many trades, in their usual spelling. Names that are
 * also words of a language carry `!`: they count only in this very spelling.
 */
export const TOOL_NAMES = `
JavaScript|TypeScript|Python|Java!|Kotlin|Swift!|Scala|Rust!|Go!|Golang|Ruby|Ruby on Rails|Rails|PHP|Perl|C#|C++|Objective-C|R!|MATLAB|Julia|Elixir|Erlang|Haskell|Clojure|Dart|Solidity|COBOL|ABAP|VBA|VB.NET|Delphi|Fortran|Lua|Groovy|Bash|PowerShell|Shell scripting|SQL|T-SQL|PL/SQL|NoSQL|GraphQL|HTML|HTML5|CSS|CSS3|Sass|SCSS|Less!|XML|JSON|YAML|Markdown|LaTeX
React|React Native|Next.js|Vue|Vue.js|Nuxt|Angular|AngularJS|Svelte|Ember.js|jQuery|Redux|Tailwind|Bootstrap|Node.js|NodeJS|Express!|NestJS|Fastify|Deno|Django|Flask|FastAPI|Spring!|Spring Boot|Quarkus|Hibernate|Laravel|Symfony|CodeIgniter|ASP.NET|.NET|.NET Core|Entity Framework|Blazor|Flutter|Ionic|Xamarin|Titanium!|Jetpack Compose|Kotlin Multiplatform|SwiftUI|Android!|iOS|Unity!|Unreal|WordPress|Drupal|TYPO3|Shopify|Magento|Contentful
PostgreSQL|Postgres|MySQL|MariaDB|SQLite|Oracle!|SQL Server|MongoDB|Redis|Elasticsearch|OpenSearch|Cassandra!|DynamoDB|Neo4j|Snowflake!|BigQuery|Redshift|Databricks|ClickHouse|Kafka|RabbitMQ|Airflow|dbt|Spark!|Hadoop|Flink|Hive!|Airbyte|Fivetran|Talend|Informatica|SSIS
AWS|Azure|GCP|Google Cloud|Kubernetes|K8s|Docker|Terraform|Ansible|Pulumi|Helm!|Jenkins|GitLab|GitHub Actions|GitHub|CircleCI|Argo CD|Prometheus!|Grafana|Datadog|Splunk|New Relic|Nginx|Apache!|Tomcat|Linux|Unix|Windows Server|Active Directory|Entra ID|Intune|Exchange Online|SharePoint|Microsoft 365|Office 365|VMware|Hyper-V|Cisco|Juniper|Fortinet|Palo Alto|TCP/IP|VPN|SIEM|OAuth|SAML|PKI|CI/CD|DevOps|Git|SVN|SaltStack|Puppet!|Chef!|Bicep
PyTorch|TensorFlow|Keras|scikit-learn|pandas|NumPy|OpenCV|Hugging Face|LangChain|OpenAI|LLM|LLMs|RAG!|NLP|Machine Learning|Deep Learning|Jupyter|MLflow|Bedrock!|spaCy|SPSS|SAS!|Stata|Tableau|Power BI|Looker|Qlik|QlikView|Excel!|Google Sheets|Google Analytics|GA4|Matomo|Mixpanel|Amplitude!
Figma|Sketch!|Adobe XD|Photoshop|Illustrator|InDesign|Premiere Pro|After Effects|Canva|Adobe Creative Cloud|Adobe|Blender|AutoCAD|Revit|SolidWorks|CATIA|ANSYS|Rhino!|SketchUp|ArchiCAD|BIM|Miro!|Lightroom
SAP|SAP S/4HANA|S/4HANA|SAP FI|SAP CO|SAP MM|SAP SD|SAP Ariba|SuccessFactors|DATEV|Lexware|Sage!|Navision|Dynamics 365|Microsoft Dynamics|Business Central|Oracle Fusion|NetSuite|Workday|Personio|Odoo|QuickBooks|Xero|A3|a3EQUIPO|Holded|ContaPlus|Exact!|AFAS|Bravo!|MISA|Tally!|Zoho|ERP|CRM|WMS|TMS|MES|PLM
Salesforce|HubSpot|Pipedrive|Marketo|Mailchimp|Zendesk|Freshdesk|Intercom|Zammad|ServiceNow|Jira|Confluence|Trello|Asana|Notion!|Monday.com|Slack|Microsoft Teams|Zoom!|Airtable|Zapier|Make!|n8n|Power Automate|Power Apps|Power Platform|MS Project|MS Office|Microsoft Office|Google Workspace|Word!|PowerPoint|Outlook!|Kintone
Google Ads|Meta Ads|Facebook Ads|LinkedIn Ads|TikTok|SEO|SEA!|SEM!|Semrush|Ahrefs|Google Tag Manager|Search Console|A/B testing|Copywriting
Scrum|Kanban|SAFe!|Agile|Lean|Six Sigma|Kaizen|5S|Design Thinking|OKR|OKRs|KPI|KPIs|TDD|BDD|DDD|UML|BPMN|ITIL|PRINCE2|PMP|TOGAF|COBIT|ISTQB
IFRS|GAAP|US GAAP|HGB|UGB|IAS!|SOX|MaRisk|Basel III|Solvency II|CPA|CFA|ACCA|CIA!|CISA|CISSP|CEH|FRM!|AML|KYC|GDPR|DSGVO|RGPD|LGPD|HIPAA|PCI DSS|SOC 2|ISO 9001|ISO 14001|ISO 27001|ISO 45001|ISO 13485|ISO 22000|OHSAS 18001|SMK3|HACCP|GMP|GxP|GLP!|IATF 16949|FDA|CE marking|REACH!
M&A|Due Diligence|Compliance|Arbeitsrecht|Vertragsrecht|Gesellschaftsrecht|Datenschutz|Controlling|Konzernabschluss|Consolidation|Forecasting|Budgeting|Payroll|Procurement|Supply Chain|Incoterms|Category Management|Merchandising|Visual Merchandising|Planogram|POS!|EDI
PLC|SPS!|SCADA|CNC|TIA Portal|Simatic|Hydraulik|Pneumatik|MIG!|WIG!|CAD|CAM!|EPLAN|KNX|LabVIEW|VHDL|Verilog|FPGA|PCB|Altium|RTOS|CAN bus|ROS!|Modbus
NAACCS|TOEIC|TOEFL|IELTS|JLPT|HSK|TOPIK|DELF|DELE|Goethe-Zertifikat
REST|REST API|REST APIs|gRPC|SOAP!|WebSocket|Microservices|API|APIs|Selenium|Cypress!|Playwright|Jest!|JUnit|pytest|Postman|Appium|SonarQube|Firebase|Crashlytics|Dagger|Koin|Hilt
`;
