import type { BankFrame } from '../bank.ts';
import { list } from '../list.ts';

/** The jobs that the bank's questions are for, by the words of their titles in all interview languages. */
export const trades: BankFrame['trades'] = {
  software: {
    titles: list(`
      software*, developer*, programmer*, full stack, full-stack, fullstack, backend, back-end, front end, frontend,
      front-end, devops, sre, site reliability, data engineer*, data scientist*, machine learning, ml engineer*,
      sysadmin, system administrator*, systems administrator*, network engineer*, platform engineer*, cloud engineer*,
      founding engineer*, security engineer*, qa engineer*, test automation, web developer*, sde, *entwickler*,
      *programmierer*, informatiker*, fachinformatiker*, systemadministrator*, softwarearchitekt*, desarrollador*,
      programador*, ingeniero de software, ingeniera de software, ingeniero de datos, développeu*, developpeu*,
      programmeu*, ingénieur logiciel, ingénieure logiciel, ingénieur devops, ingénieur data, data engineer,
      ontwikkelaar*, softwareontwikkel*, pengembang perangkat lunak, pengembang web, pengembang aplikasi, programer*,
      lập trình*, kỹ sư phần mềm, phát triển phần mềm, kỹ sư dữ liệu, desenvolvedor*, pessoa desenvolvedora,
      sviluppator*, システム開発, ソフトウェア, プログラマ, デベロッパー, バックエンド, フロントエンド, インフラエンジニア, データエンジニア, webエンジニア, 개발자, 프로그래머, 소프트웨어,
      백엔드, 프론트엔드, 데이터 엔지니어, 软件, 程序员, 开发工程师
    `),
    vague: list(`
      engineer*, engineering, architect*, web designer*, web, mobile, ios, android, cloud, qa, tester*, ux, ui,
      technical lead, tech lead, cto, embedded, firmware, research engineer*, *administrator*, ingénieur*, ingeniero*,
      ingenieur*, pengembang*, kỹ sư, エンジニア, 開発者, 엔지니어
    `),
    topics: [
      'database',
      'cloud',
      'frontend',
      'mobile',
      'machine-learning',
      'language-models',
      'data-pipelines',
      'review',
    ],
  },
};
