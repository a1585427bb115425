import type { BankFrame, SeniorityLevel } from '../bank.ts';
import { list } from '../list.ts';
import { trades } from './trades.ts';

const everyone: SeniorityLevel[] = ['junior', 'mid', 'senior', 'lead'];
const experienced: SeniorityLevel[] = ['mid', 'senior', 'lead'];

export const frame: BankFrame = {
  key: 'software-engineering',
  version: 2,
  competencies: [
    'design',
    'debugging',
    'quality',
    'data',
    'security',
    'delivery',
    'interface',
    'models',
    'collaboration',
  ],
  trades,
  topics: {
    software: {
      broad: true,
      terms: list(`
        設計, 설계, software, develop, developer*, developing, code, coding, programm*, web application*, web app*, application*,
        features, full stack, full-stack, fullstack, *entwickl*, desarroll*, aplicacion*, développ*, developp*,
        logiciel*, ontwikkel*, applicatie*, pengembang*, aplikasi, perangkat lunak, phần mềm, lập trình, ứng dụng,
        desenvolv*, svilupp*, 開発, アプリ, ソフトウェア, 개발, 소프트웨어, 애플리케이션, 프로그래밍
      `),
      tools: list(`
        java, python, c#, .net, .net core, go, golang, rust, ruby, ruby on rails, rails, php, laravel, symfony,
        node.js, nodejs, node, typescript, javascript, kotlin, scala, c++, elixir, django, flask, fastapi, spring,
        spring boot, nestjs, express
      `),
    },
    architecture: {
      terms: list(`
        システム設計, 基本設計, アーキテクチャ設計, 시스템 설계, アーキテクト, conception technique, architecture logicielle, architect*, system design, systems design, scal*, microservice*, micro-service*, distributed, backend,
        back-end, back end, technical design, from scratch, greenfield, *architektur*, skalier*, verteilte,
        von grund auf, arquitectura*, escalab*, microservicio*, distribuid*, évolutiv*,
        architectuur, schaalba*, arsitektur, skalab*, kiến trúc, mở rộng, hệ thống, arquitetura, architettur*,         アーキテクチャ, マイクロサービス, スケーラ, バックエンド, 基盤, 아키텍처, 분산, 대규모, 백엔드, 마이크로서비스, 서버
      `),
      tools: list('kafka, rabbitmq, grpc, graphql'),
    },
    interfaces: {
      terms: list(`
        api, apis, rest, restful, web service*, integrat*, interface*, third-party, third party, webhook*,
        *schnittstelle*, integrier*, anbind*, integraci*, interfaz*, interfaces de programmation, intégr*, koppeling*,
        integratie*, integrasi*, antarmuka, tích hợp, giao diện lập trình, integraç*, integrazion*, 連携, 外部連携, 연동,
        인터페이스, 통합
      `),
      tools: list('graphql, grpc, openapi, swagger, soap, mulesoft'),
    },
    reliability: {
      terms: list(`
        reliab*, resilien*, availability, high-availability, fault toleran*, uptime, real-time, real time,
        mission critical, critical system*, latency, payment*, zuverlässig*, ausfallsicher*, verfügbarkeit,
        hochverfügbar*, echtzeit*, fiabilidad, disponibilidad, tiempo real, fiabilité, disponibilité, temps réel,
        betrouwba*, beschikbaarheid, keandalan, andal, độ tin cậy, ổn định, thời gian thực, confiab*, affidab*, 可用性,
        信頼性, リアルタイム, 決済, 안정성, 안정적, 고가용성, 실시간, 결제
      `),
    },
    incidents: {
      terms: list(`
        incident*, outage*, on-call, on call, production issue*, troubleshoot*, debug*, bug*, root cause,
        support tickets, störung*, fehlersuche, fehleranalyse, fehlerbeheb*, bereitschaft*, rufbereitschaft,
        incidencia*, depura*, errores, incidents, débog*, correction d'anomalies, astreinte*, dépann*, storing*,
        foutopsporing, insiden*, gangguan, perbaikan bug, sự cố, khắc phục, gỡ lỗi, sửa lỗi, correção de bugs, 障害, 不具合,
        トラブルシュート, 保守, 장애, 디버깅, 트러블슈팅, 오류, 유지보수, maintenance, wartung, mantenimiento, onderhoud, pemeliharaan, bảo trì
      `),
    },
    performance: {
      terms: list(`
        performant, latency, throughput, profiling, low-latency, high-frequency, leistungsfähig*, prestatie*,
        hiệu năng, desempenho, prestazion*, パフォーマンス, 高速, 性能, 성능, 고성능, high performance, web performance,
        website performance, performance tuning, performance optimi*, performance bottleneck*, page speed,
        optimize performance, performanceoptimierung, optimisation des performances, rendimiento de la,
        optimización del rendimiento, パフォーマンス改善, 성능 최적화, tối ưu hiệu năng, tối ưu hóa hiệu
      `),
    },
    testing: {
      terms: list(`
        test, tests, tested, testing, unit test*, test-driven, tdd, test automation, automated test*,
        acceptance criteria, quality, clean code, testgetrieben, testautomatisierung, *qualität*, softwaretest*,
        pruebas, calidad, calidad del código, testé, testing, qualité, qualité du code, kwaliteit*, testen, pengujian,
        uji coba, kualitas, kiểm thử, chất lượng, testes, qualidade, qualità, テスト, 品質, 테스트, 품질, 단위 테스트
      `),
      tools: list(`
        jest, cypress, playwright, selenium, junit, pytest, vitest, appium, testcafe, cucumber, postman
      `),
    },
    'quality-assurance': {
      terms: list(`
        qa, quality assurance, test plan*, test case*, test manager, test strategy, regression, qualitätssicherung,
        testfälle, testfall, plan de pruebas, casos de prueba, aseguramiento de calidad, assurance qualité, recette,
        plan de test, testplan*, kwaliteitsborging, jaminan kualitas, kasus uji, đảm bảo chất lượng, kịch bản kiểm thử,
        test case, kiểm thử, 品質保証, 品質を担保, テスト設計, テスト計画, 品質管理, 품질 보증, 품질관리, 테스트 케이스, 테스트 계획
      `),
    },
    review: {
      terms: list(`
        code review*, peer review*, pull request*, best practice*, coding standards, pair programming, clean code,
        code-review*, revisión de código, buenas prácticas, revue de code, revues de code, bonnes pratiques, revu,
        code reviews, tinjauan kode, praktik terbaik, review code, revisão de código, boas práticas, コードレビュー, ペアプロ,
        코드 리뷰, 코드리뷰
      `),
    },
    legacy: {
      terms: list(`
        legacy, refactor*, migrat*, moderni*, technical debt, rewrite, existing system*, existing application*, ablös*,
        bestehende system*, bestehenden system*, bestehender system*, weiterentwickl*, migración*, refactoriz*,
        sistemas existentes, refonte, migration*, dette technique, faire évoluer, reprise, bestaande, migratie*,
        migrasi*, sistem lama, di trú, nâng cấp, hệ thống hiện có, migraç*, legado, migrazion*, リファクタリング, 移行, 刷新, レガシー,
        改修, 레거시, 리팩토링, 마이그레이션, 고도화, 개선
      `),
    },
    database: {
      terms: list(`
        database*, sql, data model*, schema*, queries, storage, relational, *datenbank*, datenmodell*, base de datos,
        bases de datos, modelo de datos, base de données, bases de données, modèle de données, gegevensbank, databank*,
        databases, basis data, cơ sở dữ liệu, csdl, banco de dados, base di dati, データベース, テーブル設計, 데이터베이스, 디비, 쿼리
      `),
      tools: list(`
        postgresql, postgres, mysql, mariadb, sql server, mssql, oracle, mongodb, redis, elasticsearch, dynamodb,
        cassandra, bigquery, snowflake, sqlite
      `),
    },
    security: {
      terms: list(`
        security, secure, cybersecurity, cyber security, privacy, gdpr, encryption, authentication, authorization,
        oauth, penetration, vulnerabilit*, owasp, compliance, *sicherheit*, datenschutz, verschlüsselung, dsgvo,
        seguridad, ciberseguridad, privacidad, sécurité, cybersécurité, rgpd, confidentialité, beveiliging, veilig*,
        privacy, keamanan, siber, bảo mật, an toàn thông tin, an ninh mạng, segurança, sicurezza, セキュリティ, 個人情報, 認証,
        脆弱性, 보안, 개인정보, 인증, 취약점, medical data, patient data
      `),
    },
    delivery: {
      terms: list(`
        ci, cd, ci/cd, continuous integration, continuous delivery, continuous deployment, deploy*, release*,
        pipeline*, devops, ship, shipping, bereitstell*, auslieferung, despliegue*, integración continua,
        intégration continue, déploiement continu, déployé*, mise en production, livraison, uitrol, rilis, penerapan,
        triển khai, phát hành, implantação, entrega contínua, rilascio, デプロイ, リリース, 自動化, 배포, 릴리즈, 릴리스, 자동화
      `),
      tools: list(`
        github actions, gitlab ci, gitlab, jenkins, circleci, argocd, argo cd, azure devops, bitbucket pipelines,
        fastlane, helm
      `),
    },
    cloud: {
      terms: list(`
        cloud, infrastructure, infrastructure as code, iac, container*, serverless, on-premises, on-prem, linux,
        network*, virtuali*, infrastruktur*, netzwerk*, infraestructura, nube, infrastructures, nuage, réseau*,
        infrastructuur, netwerk*, jaringan, komputasi awan, hạ tầng, đám mây, infraestrutura, nuvem, infrastruttur*,
        クラウド, インフラ, サーバー, ネットワーク, 클라우드, 인프라, 네트워크, 쿠버네티스
      `),
      tools: list(`
        kubernetes, k8s, docker, terraform, ansible, aws, azure, microsoft azure, gcp, google cloud, openshift, pulumi,
        cloudformation, microsoft 365, intune
      `),
    },
    observability: {
      terms: list(`
        monitor*, observab*, logging, tracing, metrics, alert*, slo, sla, überwach*, monitoreo, monitorización,
        supervis*, supervision, journalisation, bewaking, pemantauan, giám sát, monitoramento, monitoraggio, 監視, 運用,
        モニタリング, 모니터링, 운영, 로그
      `),
      tools: list(`
        datadog, grafana, prometheus, new relic, splunk, sentry, opentelemetry, elk, kibana, dynatrace, cloudwatch
      `),
    },
    frontend: {
      terms: list(`
        front end, frontend, front-end, user interface*, ui, ux, web design*, web designer, responsive, design system*,
        css, html, component*, website*, benutzeroberfläche*, oberfläche*, webseite*, interfaz de usuario,
        interfaces de usuario, maquetación, interface utilisateur, interfaces utilisateur, site web, intégrateur,
        gebruikersinterface*, antarmuka pengguna, tampilan, situs web, giao diện, trang web, website,
        interface do usuário, interfaccia utente, フロントエンド, 画面, ui設計, webサイト, 프론트엔드, 프런트엔드, 화면, 웹사이트, usability,
        user experience, figma
      `),
      tools: list(`
        react, react.js, angular, vue, vue.js, svelte, next.js, nuxt, ember, jquery, tailwind, bootstrap, blazor,
        wordpress, typo3
      `),
    },
    accessibility: {
      terms: list(`
        accessib*, a11y, wcag, barrierefrei*, accesibilidad, accessibilité, rgaa, toegankelijk*, aksesibilitas,
        khả năng tiếp cận, acessibilidade, accessibilità, アクセシビリティ, 접근성, public service*, service public, inclusive,
        usab*
      `),
    },
    mobile: {
      terms: list(`
        mobile, mobile app*, smartphone*, app store, play store, native app*, mobile-app*, aplicaciones móviles,
        móvil*, applications mobiles, mobiele app*, aplikasi mobile, aplikasi seluler, ứng dụng di động, di động,
        aplicativo*, モバイル, スマホ, スマートフォン, 모바일, 앱 개발
      `),
      tools: list(`
        android, ios, swift, swiftui, kotlin, jetpack compose, flutter, react native, xamarin, ionic, titanium
      `),
    },
    'machine-learning': {
      terms: list(`
        machine learning, deep learning, ml, data science, data scientist*, model training, models, computer vision,
        nlp, statistic*, maschinelles lernen, künstliche intelligenz, aprendizaje automático, inteligencia artificial,
        apprentissage automatique, intelligence artificielle, kunstmatige intelligentie, pembelajaran mesin,
        kecerdasan buatan, học máy, trí tuệ nhân tạo, aprendizado de máquina, inteligência artificial,
        intelligenza artificiale, 機械学習, 深層学習, 人工知能, 머신러닝, 딥러닝, 인공지능, 모델 학습
      `),
      tools: list(`
        pytorch, tensorflow, scikit-learn, keras, jax, hugging face, mlflow, pandas, xgboost, spark ml
      `),
    },
    'language-models': {
      terms: list(`
        llm, llms, large language model*, language model*, generative ai, genai, gen ai, agentic, ai agent*,
        ai-powered, ai-native, ai product*, rag, prompt engineering, foundation model*, sprachmodell*, ki-basiert*,
        ki-gestützt*, modelos de lenguaje, ia generativa, ia générative, modèles de langage, taalmodel*, model bahasa,
        mô hình ngôn ngữ, ai tạo sinh, 生成ai, 大規模言語モデル, llm, 생성형, 언어 모델, 언어모델
      `),
      tools: list('langchain, openai, gpt-4, claude, llamaindex'),
    },
    'data-pipelines': {
      terms: list(`
        data pipeline*, data engineer*, etl, elt, data warehouse, dwh, data lake*, big data, data platform*, batch,
        streaming, datenpipeline*, data warehouse*, datenintegration, ingeniería de datos, almacén de datos,
        canalizaciones de datos, ingénierie des données, entrepôt de données, flux de données, datastroom,
        datapijplijn*, rekayasa data, gudang data, kho dữ liệu, luồng dữ liệu, engenharia de dados, データ基盤, データ分析基盤,
        データパイプライン, 데이터 파이프라인, 데이터 엔지니어, 데이터 웨어하우스, 빅데이터
      `),
      tools: list('airflow, dbt, spark, databricks, kafka, flink, fivetran, hadoop'),
    },
    mentoring: {
      terms: list(`
        mentor*, coach*, lead a team, team lead*, tech lead*, technical lead*, leadership, junior*, anleit*, teamleit*,
        führung*, fachliche leitung, liderar*, liderazgo, encadr*, accompagn*, lead développ*, begeleid*, leiding*,
        aansturen, membimbing, memimpin, kepemimpinan, hướng dẫn, đào tạo, quản lý nhóm, lideran*, mentoria, guidare,
        育成, 指導, リーダー, マネジメント, 멘토링, 리드, 리더, 팀장
      `),
    },
    'product-work': {
      terms: list(`
        product manager*, product owner*, stakeholder*, requirement*, roadmap, priorit*, estimat*, agile, scrum,
        sprint*, kanban, customer*, cross-functional, *anforderung*, agil*, kunden*, produktmanag*, requisito*,
        metodologías ágiles, ágil*, cliente*, besoins, agile, utilisateurs, po, priorisation, behoeften, klant*,
        kebutuhan, pelanggan, yêu cầu, khách hàng, requisitos, clienti, 要件, 顧客, アジャイル, スクラム, 요구사항, 기획, 고객, 애자일, 스크럼,
        협업
      `),
    },
    team: {
      broad: true,
      terms: list(`
        team, teams, collaborat*, communicat*, work closely, team player, zusammenarbeit, teamarbeit, teamfähig*,
        kommunik*, equipo, colabor*, trabajo en equipo, équipe*, collabor*, autonomie, samenwerk*, teamspeler,
        kerja sama, bekerja sama, phối hợp, làm việc nhóm, nhóm, equipe, squadra, チーム, 協力, コミュニケーション, 팀, 협업, 커뮤니케이션,
        소통, tim
      `),
    },
  },
  questions: [
    {
      key: 'built-it-yourself',
      competency: 'design',
      minutes: 4,
      phase: 'open',
      levels: ['junior'],
      topics: ['software', 'frontend', 'mobile'],
      base: 2.2,
    },
    {
      key: 'decision-to-defend',
      competency: 'design',
      minutes: 5,
      phase: 'open',
      levels: experienced,
      topics: ['architecture', 'software'],
      base: 2,
    },
    {
      key: 'ten-times-load',
      competency: 'design',
      minutes: 5,
      phase: 'deep',
      levels: experienced,
      topics: ['architecture', 'performance'],
      base: 0.5,
    },
    {
      key: 'changing-an-interface',
      competency: 'design',
      minutes: 5,
      phase: 'deep',
      levels: experienced,
      topics: ['interfaces'],
      base: 0.5,
    },
    {
      key: 'unreliable-neighbour',
      competency: 'design',
      minutes: 5,
      phase: 'deep',
      levels: experienced,
      topics: ['reliability', 'interfaces'],
      base: 0.5,
    },
    {
      key: 'what-proved-the-cause',
      competency: 'debugging',
      minutes: 5,
      phase: 'core',
      levels: everyone,
      topics: ['incidents', 'software'],
      base: 1.6,
    },
    {
      key: 'failed-in-production',
      competency: 'debugging',
      minutes: 5,
      phase: 'core',
      levels: experienced,
      topics: ['incidents', 'reliability', 'observability'],
      base: 1,
    },
    {
      key: 'ten-times-slower',
      competency: 'debugging',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['performance'],
      base: 0.5,
    },
    {
      key: 'tested-and-untested',
      competency: 'quality',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['testing'],
      base: 1.2,
    },
    {
      key: 'review-that-changed-code',
      competency: 'quality',
      minutes: 3,
      phase: 'core',
      levels: ['junior', 'mid', 'senior'],
      topics: ['review', 'testing'],
      base: 0.5,
    },
    {
      key: 'old-code-must-run',
      competency: 'quality',
      minutes: 5,
      phase: 'deep',
      levels: experienced,
      topics: ['legacy'],
      base: 0.5,
    },
    {
      key: 'a-third-of-the-tests',
      competency: 'quality',
      minutes: 5,
      phase: 'core',
      levels: everyone,
      topics: ['quality-assurance'],
      base: 0.6,
    },
    {
      key: 'changing-a-live-table',
      competency: 'data',
      minutes: 5,
      phase: 'deep',
      levels: experienced,
      topics: ['database', 'legacy'],
      base: 0.5,
    },
    {
      key: 'slow-query',
      competency: 'data',
      minutes: 4,
      phase: 'core',
      levels: ['junior', 'mid', 'senior'],
      topics: ['database'],
      base: 0.5,
    },
    {
      key: 'same-record-same-second',
      competency: 'data',
      minutes: 4,
      phase: 'deep',
      levels: experienced,
      topics: ['database', 'reliability'],
      base: 0.5,
    },
    {
      key: 'form-for-strangers',
      competency: 'security',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['security'],
      base: 0.5,
    },
    {
      key: 'way-of-a-password',
      competency: 'security',
      minutes: 4,
      phase: 'deep',
      levels: experienced,
      topics: ['security', 'cloud'],
      base: 0.5,
    },
    {
      key: 'laptop-to-user',
      competency: 'delivery',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['delivery'],
      base: 1,
    },
    {
      key: 'rebuild-it-tomorrow',
      competency: 'delivery',
      minutes: 5,
      phase: 'deep',
      levels: experienced,
      topics: ['cloud'],
      base: 0,
    },
    {
      key: 'signals-you-watch',
      competency: 'delivery',
      minutes: 4,
      phase: 'core',
      levels: experienced,
      topics: ['observability', 'cloud'],
      base: 0.5,
    },
    {
      key: 'loading-empty-failed',
      competency: 'interface',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['frontend', 'mobile'],
      base: 0,
    },
    {
      key: 'keyboard-only',
      competency: 'interface',
      minutes: 4,
      phase: 'deep',
      levels: everyone,
      topics: ['accessibility', 'frontend'],
      base: 0,
    },
    {
      key: 'connection-lost',
      competency: 'interface',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['mobile'],
      base: 0,
    },
    {
      key: 'simple-rule-first',
      competency: 'models',
      minutes: 5,
      phase: 'core',
      levels: everyone,
      topics: ['machine-learning'],
      base: 0,
    },
    {
      key: 'good-in-tests-bad-in-life',
      competency: 'models',
      minutes: 5,
      phase: 'deep',
      levels: experienced,
      topics: ['machine-learning'],
      base: 0,
    },
    {
      key: 'right-looking-wrong-numbers',
      competency: 'models',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['data-pipelines'],
      base: 0,
    },
    {
      key: 'language-model-good-enough',
      competency: 'models',
      minutes: 5,
      phase: 'deep',
      levels: everyone,
      topics: ['language-models'],
      base: 0,
    },
    {
      key: 'decision-you-opposed',
      competency: 'collaboration',
      minutes: 4,
      phase: 'end',
      levels: experienced,
      topics: ['team', 'product-work'],
      base: 1.2,
    },
    {
      key: 'someone-got-better',
      competency: 'collaboration',
      minutes: 4,
      phase: 'end',
      levels: ['senior', 'lead'],
      topics: ['mentoring'],
      base: 1,
    },
    {
      key: 'two-weeks-or-six',
      competency: 'collaboration',
      minutes: 4,
      phase: 'end',
      levels: everyone,
      topics: ['product-work'],
      base: 1,
    },
  ],
};
