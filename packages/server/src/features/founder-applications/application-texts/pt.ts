import type { ApplicationTexts } from './texts.ts';

export const texts: ApplicationTexts = {
  opening:
    'Olá, e obrigado pela sua candidatura a {programme}. Sou uma IA, um programa de computador, e conduzo esta conversa. O que escrever é lido por pessoas, e são pessoas que decidem. Tenho até {count} perguntas, o que leva cerca de {minutes} minutos. Pode fazer uma pausa a qualquer momento ou saltar uma pergunta; responde-se por escrito. Se algo pertence a uma pergunta que ainda vem, escreva à vontade; não vou perguntar duas vezes.',
  closing:
    'Estas eram todas as minhas perguntas. Obrigado por me falar da sua empresa. Na página seguinte pode ler o que entendi e corrigir antes de a equipe ver.',
  competencies: { contact: 'Contato', pitch: 'O pitch', team: 'A equipe', plans: 'Planos e questões práticas' },
  questions: {
    founder_name: [
      'Para começar, qual é o seu nome completo?',
      'Não percebi o seu nome inteiro. Quais são o seu nome e o seu sobrenome?',
    ],
    founder_email: [
      'Em que endereço de e-mail a equipe pode falar com você?',
      'Ainda não tenho o seu e-mail. Pode digitá-lo mais uma vez?',
    ],
    founder_phone: [
      'Pode me dar um número de telefone, com o código do país?',
      'Para que número a equipe pode ligar? Comece pelo código do país, por favor.',
    ],
    founder_role: ['Qual é a sua função na empresa?', 'Se eu fosse anotar o seu cargo, o que escreveria?'],
    founder_network: [
      'Tem um perfil numa rede profissional? Se sim, qual é o link?',
      'Existe uma página pública com a sua trajetória? Qual é o endereço?',
    ],
    founder_current_location: ['Onde mora neste momento?', 'Em que cidade e em que país vive atualmente?'],
    co_founders: [
      'Quem fundou a empresa com você? Diga nomes, funções e endereços de e-mail.',
      'Há outras pessoas fundadoras, ou o projeto é só seu? Preciso dos nomes e das tarefas.',
    ],
    elevator_pitch: [
      'Descreva a sua empresa em uma ou duas frases, como contaria a um desconhecido no elevador.',
      'Em palavras simples: o que fazem, e para quem?',
    ],
    problem: ['Que problema vocês resolvem, e quem o tem?', 'O que corre mal hoje para as pessoas que querem ajudar?'],
    solution: ['Como o resolvem?', 'O que o produto faz, exatamente, quanto a isso?'],
    traction: [
      'O que já alcançaram até agora? Números são bem-vindos.',
      'Em que ponto estão hoje: usuários, clientes, pilotos, receita?',
    ],
    commercial: ['Como ganham dinheiro?', 'Quem paga, pelo quê e quanto?'],
    market_size: [
      'Qual é o tamanho do mercado, e como chegam a esse número?',
      'Quantos clientes poderia haver, e quanto gastariam por ano?',
    ],
    competition: [
      'Quem mais trabalha nisso, e o que os distingue?',
      'O que as pessoas usam hoje em vez do seu produto?',
    ],
    why_now: ['Por que é este o momento certo?', 'O que mudou para que funcione agora e não há alguns anos?'],
    why_you: ['Por que são vocês as pessoas certas?', 'O que você e a sua equipe já fizeram que ajuda neste projeto?'],
    why_program: ['Por que quer entrar em {programme}?', 'O que espera obter de {programme}?'],
    fundraising_status: [
      'Já captaram dinheiro, e estão captando agora?',
      'Como a empresa se financia neste momento, e o que falta?',
    ],
    cap_table: ['Como estão divididas as participações?', 'Quem é dono de que parte da empresa?'],
    availability: [
      'A partir de quando poderia participar, e com quanto do seu tempo?',
      'Quando poderia começar, em tempo integral ou parcial?',
    ],
    passport_and_visa: [
      'Que passaporte tem, e precisaria de visto para participar?',
      'Há algo sobre vistos ou residência que devamos saber?',
    ],
    pitch_deck: ['Há um link para a sua apresentação?', 'Pode compartilhar slides sobre a empresa? Basta um link.'],
  },
};
