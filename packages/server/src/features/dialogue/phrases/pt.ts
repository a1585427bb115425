import type { PhraseSet } from './phrase-set.ts';

/** Portuguese that both Portugal and Brazil use, without a pronoun for the candidate and without gendered thanks. */
export const phraseSet: PhraseSet = {
  transitions: [
    'Agradeço. Vamos a outro assunto.',
    'Está bem. Esta é a próxima pergunta.',
    'Fica anotado. Agora gostaria de perguntar o seguinte.',
    'Agradeço a resposta. Vamos mudar de tema.',
    'Certo, continuemos.',
    'Agradeço a explicação. Passemos à pergunta seguinte.',
  ],
  lastQuestion: ['E agora, a última das minhas perguntas.', 'Só mais uma pergunta; depois é a sua vez de perguntar.'],
  silence: {
    first: [
      'Sem pressa. Quer que eu repita a pergunta?',
      'Pode pensar à vontade. Se ajudar, faço a pergunta outra vez.',
    ],
    second: [
      'Ainda está aí? Leve o tempo de que precisar ou passe à pergunta seguinte.',
      'Por enquanto não chegou nenhuma resposta. Pode pensar mais um pouco ou deixar esta pergunta de lado.',
    ],
    movingOn: [
      'Deixemos esta pergunta por agora e sigamos em frente.',
      'Vou passar à próxima pergunta. Não há problema nenhum.',
    ],
  },
  offerAfterEmpty:
    'Duas perguntas ficaram sem resposta. O que prefere: uma pausa breve, continuar por escrito ou terminar aqui? Qualquer opção está bem.',
  loopBreaker: [
    'Creio que a conversa anda em círculos. Fiquemos por aqui e passemos à próxima pergunta.',
    'Este ponto já foi tratado. Proponho seguir em frente.',
  ],
  declined: [
    'Não há problema. Não é preciso responder a isto. Sigamos em frente.',
    'Está bem, isso fica de fora.',
    'Agradeço a franqueza. Vamos à próxima.',
  ],
  skipped: ['Então deixamos esta de lado.', 'Certo, seguimos sem esta pergunta.'],
  followUps: {
    'too-short': [
      'Pode contar um pouco mais sobre isso?',
      'Fiquemos mais um momento neste ponto. Explique-me passo a passo.',
      'O que mais faz parte disso?',
    ],
    'no-example': [
      'Pode dar um exemplo de que se lembre bem?',
      'Quando foi a última vez que isso aconteceu? Escolha uma única ocasião.',
    ],
    'no-result': ['Como terminou?', 'O que resultou disso?'],
    'no-own-part': [
      'O que fez pessoalmente nessa situação?',
      'Falou de um trabalho em conjunto. Qual foi a sua parte?',
    ],
    'unclear-term': [
      'Um desses termos pode significar várias coisas. O que quer dizer com ele?',
      'Como explicaria isso a alguém de outra área?',
    ],
    'claim-without-number': [
      'Pode indicar um número, mesmo aproximado?',
      'Quanto era, ou quantos eram, mais ou menos?',
    ],
  },
  repeat: ['Claro. {question}', 'Com prazer, mais uma vez. {question}'],
  candidateQuestions: {
    invite: 'Agora é a sua vez. O que gostaria de saber sobre a vaga?',
    factsOffered: 'Posso dizer o que está na descrição.',
    known: [
      'É isto que diz a descrição da vaga: {fact}',
      'Sobre isso, a descrição da vaga tem esta linha: {fact}',
      'Pela descrição da vaga, posso dizer o seguinte: {fact}',
    ],
    unknown: [
      'Não tenho essa informação. A resposta virá das pessoas responsáveis; encaminho a sua pergunta.',
      'Sobre isso não sei nada e não quero adivinhar. A sua pergunta segue para as pessoas responsáveis.',
      'A descrição da vaga não fala disso. Anoto a sua pergunta para as pessoas responsáveis.',
    ],
    anythingElse: ['Gostaria de saber mais alguma coisa?', 'Tem outra pergunta?'],
  },
  questionForLater: [
    'Guardo essa pergunta para o final. Primeiro, continuemos aqui.',
    'No final chegaremos às suas perguntas. Esta já está anotada.',
  ],
  resume: ['Retomemos a conversa no ponto em que ficou.', 'De volta à entrevista. A pergunta era esta.'],
  reconnected: [
    'A conexão voltou. Nada se perdeu. Esta era a pergunta.',
    'Houve uma breve interrupção. Continuemos com a mesma pergunta.',
  ],
  pause: {
    confirmed: 'Fazemos agora uma pausa. Tem até {minutes} minutos; basta usar o botão quando quiser continuar.',
    endingSoon: 'A pausa está quase no fim. Se precisar de mais tempo, pode voltar mais tarde pelo mesmo link.',
  },
  timeNearlyOver: 'Temos ainda cerca de {minutes} minutos. Termine a sua ideia com calma.',
  timeOver: 'O nosso tempo terminou. O que disse até aqui está guardado.',
  thinking: ['Um momento, por favor.', 'Preciso de um segundo. Continuo aqui.'],
  technicalTrouble: [
    'Algo falhou do meu lado. A sua resposta está guardada; continuemos.',
    'A falha foi nossa, não sua. Seguimos normalmente.',
  ],
  notUnderstood: [
    'Não entendi bem. Pode dizer outra vez ou escrever?',
    'O som não estava claro. Repita, por favor, a sua última frase.',
  ],
  switchedToText: 'A partir daqui continuamos por escrito. Se a conexão permitir, mais tarde pode voltar à voz.',
  switchedToVoice: 'Agora já ouço a sua voz. Pode voltar a escrever quando quiser.',
  instructionIgnored: 'Essa parte era para o programa, por isso fica de lado. Continuemos com a pergunta.',
  askedIfAi: 'Sim, sou um programa de computador. Quem lê as suas respostas são pessoas, e são pessoas que decidem.',
  askedForResult: 'Não me cabe avaliar isso aqui. Depois, as suas respostas são lidas por pessoas, que darão notícias.',
  askedForPerson:
    'Anotei que prefere tratar com uma pessoa e vou transmitir isso. Pode continuar aqui ou encerrar a entrevista.',
  confirmLeave: 'Quer mesmo terminar a entrevista? O que disse até aqui continua guardado.',
  left: 'A entrevista terminou. Agradecemos o seu tempo.',
  closing: {
    thanks: 'Agradeço a conversa e o tempo que lhe dedicou.',
    nextSteps:
      'As pessoas responsáveis vão ler as suas respostas e dar notícias. Na página seguinte está indicado como falar com uma pessoa ou pedir que os seus dados sejam apagados.',
  },
};
