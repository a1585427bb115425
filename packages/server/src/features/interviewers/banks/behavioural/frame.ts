import type { BankFrame, SeniorityLevel } from '../bank.ts';
import { list } from '../list.ts';

const everyone: SeniorityLevel[] = ['junior', 'mid', 'senior', 'lead'];
const experienced: SeniorityLevel[] = ['mid', 'senior', 'lead'];

export const frame: BankFrame = {
  key: 'behavioural',
  version: 2,
  competencies: ['experience', 'ownership', 'cooperation', 'learning', 'judgement'],
  trades: {},
  topics: {
    responsibility: {
      terms: list(`
        responsib*, ownership, independent*, autonom*, self-motivated, reliab*, proactive*, initiative, accurate*,
        careful*, detail*, selbst*, eigenverantwort*, eigenständig*, verantwort*, zuverlässig*, sorgfältig*,
        gewissenhaft*, responsable, responsabil*, autonomía, iniciativa, compromet*, autonomie, autonome, rigueur,
        rigoureu*, zelfstandig*, verantwoordelijk*, nauwkeurig*, bertanggung jawab, tanggung jawab, mandiri, teliti,
        inisiatif, trách nhiệm, cẩn thận, chủ động, tự giác, độc lập, 責任, 主体的, 自主, 自走, 正確, 책임, 주도, 꼼꼼, 자율, 능동
      `),
    },
    workload: {
      terms: list(`
        organised, organized, well-organised, organisiert, organisationstalent*, organisationsstark*, organizado, organizada, organisé, organisée, sens de l'organisation, priorit*, deadline*, time management, fast-paced, under pressure, multitask*,         belastbar*, zeitmanagement, plazos, bajo presión, gestión del tiempo,
        prioris*, délais, stressbestendig*, plannen, tekanan, tenggat, manajemen waktu, áp lực, sắp xếp,
        quản lý thời gian, kế hoạch, 優先, 納期, スケジュール管理, 일정, 우선순위, 시간 관리
      `),
    },
    teamwork: {
      broad: true,
      terms: list(`
        team, teams, team player*, collaborat*, cross-functional, work closely, colleague*, team*, zusammenarbeit,
        teamfähig*, kollegen, kolleginnen, equipo, trabajo en equipo, colabor*, équipe*, collabor*, travail en équipe,
        samenwerk*, collega*, tim, kerja sama, bekerja sama, kerjasama, bekerjasama, làm việc nhóm, phối hợp,
        đồng nghiệp, equipe, squadra, チーム, 協力, 連携, 協調, 팀, 협업, 협력, 팀워크
      `),
    },
    communication: {
      broad: true,
      terms: list(`
        communicat*, present*, fluent, written, kommunik*, comunica*, communi*, rédig*, komunikasi, giao tiếp,
        comunicação, comunicazione, コミュニケーション, 報告, 의사소통, 커뮤니케이션, 소통
      `),
    },
    learning: {
      terms: list(`
        learn*, curious, curiosity, willingness to learn, eager, develop yourself, new technologies, lernbereit*, lernwillig*, lernen,
        neugier*, lernbereit*, weiterbild*, aprend*, curios*, ganas de, apprend*, curieu*, curiosité, leergierig*,
        nieuwsgierig*, leren, mau belajar, kemauan belajar, học hỏi, ham học, cầu tiến, 学習, 学ぶ, 意欲, 好奇心, 성장, 학습, 배우, 호기심,
        열정
      `),
    },
    improvement: {
      terms: list(`
        improv*, continuous improvement, efficien*, problem-solving, problem solving, ideas,
        verbesser*, lösungsorientiert*, ideen, mejora*, améliorer, amélioration*,         verbeter*, perbaikan, meningkatkan, cải tiến, giải quyết vấn đề, nâng cao, cải thiện, 改善,
        課題解決, 提案, 개선, 문제 해결, 문제해결, 효율
      `),
    },
    leading: {
      terms: list(`
        manage a team, lead a team, leading a team, lead the team, manage people, direct reports, head of, team lead*, people mentor*, supervis*, führung*,
        leitung, teamleit*, mitarbeiterführung, liderar, dirigir, gestión de equipos, encadr*, management,
        piloter, leiding*, aansturen, memimpin, lãnh đạo, dẫn dắt, liderança, リーダー, 統括,
        管理職, 리더, 팀장, 관리자, 총괄, 매니징
      `),
    },
    change: {
      terms: list(`
        decision-making, decision making, entscheidungsfreud*, prise de décision, prise de décisions, toma de decisiones, besluitvorming, pengambilan keputusan, ra quyết định, 意思決定, startup*, start-up*, flexib*, ambigu*, uncertain*, changing, imperfect, adapt*, veränder*, flexib*,
        cambio*, flexibilidad, adapt*, veranderen, flexibel, fleksibel,
        beradaptasi, linh hoạt, thích nghi, 柔軟, 判断, 変化, 스타트업, 유연, 변화, 의사결정, 판단
      `),
    },
    rules: {
      terms: list(`
        quality standards, qualitätsstandards, normas de calidad, normes de qualité, tiêu chuẩn chất lượng, compliance, confidential*, procedures, safety, ethic*, integrity, honest*, vorschrift*,
        richtlinien, vertraulich*, normas, confidencial*, honest*, confidentialité,
        respect des, règles, integ*, regels, jujur, prosedur, quy định, trung thực,
        bảo mật, 規則, 遵守, 守秘, 준수, 정직, 윤리, 보안
      `),
    },
  },
  questions: [
    {
      key: 'nearest-work',
      competency: 'experience',
      minutes: 3,
      phase: 'warm-up',
      levels: everyone,
      topics: [],
      base: 3,
      open: { matter: 'job', shown: { 'comparable-work': 'example', 'own-part': 'ownPart', extent: 'figure' } },
    },
    {
      key: 'duty-last-time',
      competency: 'experience',
      minutes: 5,
      phase: 'open',
      levels: everyone,
      topics: [],
      base: 2.5,
      needs: 'duty',
      open: { matter: 'job', shown: { 'starting-point': 'example', 'own-steps': 'ownPart', result: 'result' } },
    },
    {
      key: 'duty-goes-wrong',
      competency: 'judgement',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: [],
      base: 2,
      needs: 'duty',
      open: { matter: 'job', shown: { remedy: 'ownPart', 'own-case': 'example' } },
    },
    {
      key: 'duty-done-well',
      competency: 'ownership',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: [],
      base: 1.9,
      needs: 'duty',
      open: { matter: 'job', shown: { 'checks-it': 'ownPart', 'own-example': 'example' } },
    },
    {
      key: 'requirement-in-use',
      competency: 'experience',
      minutes: 4,
      phase: 'open',
      levels: everyone,
      topics: [],
      base: 1.8,
      needs: 'requirement',
      open: { matter: 'job', shown: { 'recent-case': 'example', 'own-action': 'ownPart', result: 'result' } },
    },
    {
      key: 'tool-in-your-hands',
      competency: 'experience',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: [],
      base: 1.5,
      needs: 'tool',
      open: { matter: 'job', shown: { 'real-use': 'ownPart' } },
    },
    {
      key: 'first-four-weeks',
      competency: 'judgement',
      minutes: 3,
      phase: 'end',
      levels: everyone,
      topics: [],
      base: 0.5,
      optional: true,
    },
    {
      key: 'your-mistake',
      competency: 'ownership',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['responsibility'],
      base: 1,
      open: { matter: 'any', shown: { 'own-share': 'ownPart', 'lasting-change': 'result' } },
    },
    {
      key: 'all-due-at-once',
      competency: 'judgement',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['workload'],
      base: 0.8,
      open: { matter: 'any', shown: { 'left-out': 'ownPart' } },
    },
    {
      key: 'hard-to-work-with',
      competency: 'cooperation',
      minutes: 4,
      phase: 'end',
      levels: everyone,
      topics: ['teamwork'],
      base: 1,
      open: { matter: 'any', shown: { 'own-share': 'ownPart', outcome: 'result' } },
    },
    {
      key: 'costly-misunderstanding',
      competency: 'cooperation',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['communication'],
      base: 0.6,
      open: { matter: 'any', shown: { 'own-share': 'ownPart', 'new-habit': 'result' } },
    },
    {
      key: 'hard-to-hear',
      competency: 'learning',
      minutes: 4,
      phase: 'end',
      levels: everyone,
      topics: ['learning'],
      base: 0.6,
      open: { matter: 'any', shown: { reaction: 'ownPart', 'visible-change': 'result' } },
    },
    {
      key: 'learned-in-a-hurry',
      competency: 'learning',
      minutes: 3,
      phase: 'core',
      levels: everyone,
      topics: ['learning'],
      base: 0.8,
      open: { matter: 'any', shown: { 'real-need': 'example', 'way-of-learning': 'ownPart', 'first-use': 'result' } },
    },
    {
      key: 'clumsy-until-you-came',
      competency: 'ownership',
      minutes: 4,
      phase: 'core',
      levels: everyone,
      topics: ['improvement'],
      base: 0.6,
      open: { matter: 'any', shown: { 'own-change': 'ownPart', effect: 'result' } },
    },
    {
      key: 'quick-or-correct',
      competency: 'judgement',
      minutes: 4,
      phase: 'deep',
      levels: everyone,
      topics: ['rules'],
      base: 0.5,
      open: { matter: 'any', shown: { pressure: 'example', 'own-decision': 'ownPart', price: 'figure' } },
    },
    {
      key: 'not-good-enough',
      competency: 'cooperation',
      minutes: 5,
      phase: 'deep',
      levels: ['senior', 'lead'],
      topics: ['leading'],
      base: 0.4,
      open: { matter: 'any', shown: { support: 'ownPart', 'fair-end': 'result' } },
    },
    {
      key: 'half-the-information',
      competency: 'judgement',
      minutes: 4,
      phase: 'deep',
      levels: experienced,
      topics: ['change'],
      base: 0.6,
      open: { matter: 'any', shown: { 'known-and-guessed': 'example', outcome: 'result' } },
    },
  ],
};
