import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    customers: 'Relation avec les clients',
    complaints: 'Réclamations',
    selling: 'Vente',
    'shop-floor': 'Stock, caisse et sécurité',
    hospitality: 'Restauration et hôtellerie',
    logistics: 'Transport et entrepôt',
    trade: 'Métier et technique',
    care: 'Soin des personnes',
  },
  questions: {
    'silent-customer': {
      text: 'Un client est là, ne dit rien et semble un peu perdu. Que faites-vous dans la première minute ?',
      purpose: 'Montre comment la personne lit les gens et engage la conversation.',
      followUps: {
        'too-short': 'Quelle est la première phrase que vous dites ?',
        'no-example': "Quand avez-vous eu quelqu'un comme cela devant vous pour la dernière fois ?",
        'no-result': 'Et comment cela a-t-il continué ?',
      },
    },
    'more-than-the-rules': {
      text: "Parlez-moi d'un client pour qui vous avez fait plus que le nécessaire. Qu'est-ce qui vous y a poussé, et qu'en est-il sorti ?",
      purpose: 'Montre un vrai souci du client, avec mesure.',
      followUps: {
        'too-short': "De quoi cette personne avait-elle besoin, et comment l'avez-vous remarqué ?",
        'no-example': "Cela peut être une petite chose. Quel client vous vient à l'esprit ?",
        'no-result': 'Comment le client a-t-il réagi, et votre responsable ?',
        'no-own-part': "Qu'avez-vous fait vous-même dans cette histoire ?",
      },
    },
    'alone-and-three-waiting': {
      text: "Il n'y a que vous, trois clients attendent et le téléphone sonne. Que faites-vous, et que dites-vous à qui ?",
      purpose: "Montre l'ordre, les égards et le calme quand il y a du monde.",
      followUps: {
        'too-short': 'Que dites-vous au deuxième de la file ?',
        'no-example': 'Quand avez-vous vécu cela pour la dernière fois ?',
        'no-result': "Quelqu'un est-il parti ? Que feriez-vous aujourd'hui pour l'éviter ?",
      },
    },
    'customer-out-of-sight': {
      text: 'Pensez à un client au téléphone ou par écrit dont le problème était difficile à saisir. Comment êtes-vous allé au fond des choses ?',
      withTool:
        'Pensez à un client dont le problème vous est arrivé par {tool} et était difficile à saisir. Comment êtes-vous allé au fond des choses ?',
      purpose: "Montre l'écoute et les questions quand on ne voit pas le client.",
      followUps: {
        'too-short': 'Laquelle de vos questions a amené la solution ?',
        'no-example': 'Prenez un appel ou un message dont vous vous souvenez.',
        'no-result': 'Cela a-t-il été résolu à la fin ? En combien de temps ?',
        'no-own-part': "Qu'avez-vous fait avant de le transmettre ?",
      },
    },
    'angriest-customer': {
      text: "Parlez-moi du client le plus en colère que vous ayez eu. Qu'avez-vous dit en premier, et comment cela s'est-il terminé ?",
      junior:
        "Parlez-moi de quelqu'un qui était vraiment en colère contre vous ou votre équipe, au travail ou ailleurs. Qu'avez-vous dit en premier, et comment cela s'est-il terminé ?",
      purpose: 'Montre le calme et la méthode dans une situation tendue.',
      followUps: {
        'too-short': "Que s'était-il passé avant, et que vous a-t-on crié ?",
        'no-example': 'Prenez une personne dont vous vous souvenez encore.',
        'no-own-part': "Qu'avez-vous fait jusqu'à ce que quelqu'un d'autre prenne le relais ?",
        'no-result': 'Comment cette personne est-elle repartie ?',
      },
    },
    'rules-do-not-allow': {
      text: "Quelqu'un veut être remboursé et les règles ne le permettent pas. Comment menez-vous cette conversation ?",
      purpose: "Montre la fermeté avec respect et l'usage de sa propre marge.",
      followUps: {
        'too-short': 'Par quelle phrase dites-vous non ?',
        'no-example': "Quand avez-vous dû le faire, et de quoi s'agissait-il ?",
        'no-result': "Le client l'a-t-il accepté ?",
      },
    },
    'third-time-this-month': {
      text: 'La même réclamation vous arrive pour la troisième fois ce mois-ci. Que faites-vous, à part calmer le client ?',
      purpose: 'Montre si les réclamations mènent à une amélioration.',
      followUps: {
        'too-short': "À qui le dites-vous, et qu'apportez-vous avec vous ?",
        'no-example': 'Quelle réclamation était-ce dans votre cas ?',
        'claim-without-number': 'Combien de fois cela arrivait-il avant, et combien de fois après ?',
        'no-result': "Est-ce que cela s'est arrêté ?",
      },
    },
    'before-you-offered': {
      text: "Prenez une chose que vous avez vendue ou fait accepter à quelqu'un. Comment avez-vous trouvé ce dont cette personne avait besoin avant de lui proposer quoi que ce soit ?",
      purpose: 'Montre la vente par le besoin et non par la pression.',
      followUps: {
        'too-short': 'Quelle question avez-vous posée, et quelle a été la réponse ?',
        'no-example': 'Prenez un client et un produit.',
        'no-result': "Qu'a-t-il acheté finalement, et est-il revenu ?",
        'claim-without-number': 'Combien cela valait-il, ou combien de clients sur dix achètent chez vous ?',
      },
    },
    'after-the-fifth-no': {
      text: "Vous abordez des gens qui n'ont rien demandé, au téléphone ou dans la rue. Comment commencez-vous, et que faites-vous après le cinquième non d'affilée ?",
      purpose: "Montre la technique et l'endurance dans le premier contact.",
      followUps: {
        'too-short': "Dites-moi vos deux premières phrases comme si j'étais cette personne.",
        'no-example': "Où l'avez-vous fait, et pour quoi ?",
        'claim-without-number': 'Sur cent contacts, combien aboutissaient ?',
        'no-result': "Qu'avez-vous changé qui a amené plus de oui ?",
      },
    },
    'below-target': {
      text: 'Nous sommes le vingt du mois et vous êtes loin de votre objectif. Que changez-vous, et que ne feriez-vous pas malgré la pression ?',
      senior:
        "Nous sommes le vingt du mois et votre équipe est loin de l'objectif. Que faites-vous avec qui, et que ne laisseriez-vous pas faire malgré la pression ?",
      purpose: 'Montre le rapport aux objectifs, avec intégrité.',
      followUps: {
        'too-short': "Que regardez-vous d'abord pour voir d'où vient l'écart ?",
        'no-example': "Parlez-moi d'un mois comme celui-là.",
        'claim-without-number': "Quel était l'objectif, et où êtes-vous arrivé ?",
        'no-result': "Comment ce mois s'est-il terminé ?",
      },
    },
    'system-says-twelve': {
      text: 'Le système indique douze pièces, il y en a neuf en rayon. Que faites-vous maintenant, et comment trouvez-vous la cause ?',
      purpose: 'Montre le soin du stock et la recherche des causes.',
      followUps: {
        'too-short': "Où regardez-vous d'abord ?",
        'no-example': 'Quand avez-vous eu un tel écart pour la dernière fois, et sur quoi ?',
        'no-result': 'Quelle était la raison, et que fait-on autrement maintenant ?',
      },
    },
    'till-does-not-balance': {
      text: "À la fin de votre service, l'argent de la caisse ne correspond pas aux tickets. Que faites-vous, étape par étape ?",
      purpose: "Montre l'honnêteté et la méthode avec l'argent.",
      followUps: {
        'too-short': "Que faites-vous avant d'en parler à quelqu'un ?",
        'no-example': "Cela vous est-il arrivé ? De combien s'agissait-il ?",
        'no-result': "Est-ce que cela s'est éclairci ?",
      },
    },
    'could-have-hurt': {
      text: "Parlez-moi d'une situation au travail où quelqu'un aurait pu se blesser. Qu'avez-vous remarqué, et qu'avez-vous fait aussitôt ?",
      purpose: 'Montre la vigilance et la responsabilité pour la sécurité.',
      followUps: {
        'too-short': 'Que serait-il arrivé, et à qui ?',
        'no-example': 'Cela peut être petit : un câble, une échelle, un sol mouillé. De quoi vous souvenez-vous ?',
        'no-own-part': "Qu'avez-vous fait vous-même avant l'arrivée de quelqu'un d'autre ?",
        'no-result': "Qu'a-t-on changé pour que cela ne se reproduise pas ?",
      },
    },
    'two-do-not-turn-up': {
      text: "C'est votre journée la plus chargée, vous dirigez le service et deux personnes ne viennent pas. Comment vous en sortez-vous, et que dites-vous aux autres ?",
      purpose: 'Montre comment on dirige une équipe sous pression.',
      followUps: {
        'too-short': 'Que décidez-vous dans les dix premières minutes ?',
        'no-example': 'Quand cela vous est-il arrivé ?',
        'no-result': "Comment la journée s'est-elle terminée, et qu'avez-vous fait ensuite avec ces deux personnes ?",
      },
    },
    'full-house-slow-kitchen': {
      text: "Toutes les tables sont prises, la cuisine a du retard et les clients s'impatientent. Que faites-vous en salle, et que dites-vous en cuisine ?",
      purpose: "Montre l'accueil et le jeu d'équipe en plein coup de feu.",
      followUps: {
        'too-short': 'Que dites-vous à la table qui attend depuis le plus longtemps ?',
        'no-example': "Parlez-moi d'une soirée comme celle-là.",
        'no-result': 'Comment les clients sont-ils repartis ?',
      },
    },
    'from-delivery-to-plate': {
      text: "Comment faites-vous pour que la nourriture que vous servez soit sûre ? Parcourez une journée ordinaire, de la livraison à l'assiette.",
      purpose: "Montre l'hygiène comme une habitude.",
      followUps: {
        'too-short': 'La livraison arrive. Que vérifiez-vous avant de signer ?',
        'unclear-term': 'Vous avez parlé de froid ou de nettoyage. À quelle température, et à quelle fréquence ?',
        'no-example': 'Quand avez-vous jeté quelque chose, et pourquoi ?',
      },
    },
    'not-all-stops': {
      text: 'Vous êtes en tournée avec un véhicule plein, et il devient clair que vous ne ferez pas tous les arrêts à temps. Que faites-vous, dans quel ordre ?',
      purpose: 'Montre le jugement et la fiabilité sur la route.',
      followUps: {
        'too-short': 'Qui appelez-vous en premier ?',
        'no-example': "Parlez-moi d'un jour où c'était le cas.",
        'no-result': "Combien d'arrêts restait-il à la fin, et qu'en a-t-on fait ?",
      },
    },
    'damaged-or-incomplete': {
      text: "Un envoi arrive abîmé ou incomplet. Dites-moi pas à pas ce que vous faites jusqu'à ce que le client ait la bonne marchandise.",
      withTool:
        "Un envoi arrive abîmé ou incomplet. Dites-moi pas à pas ce que vous faites, dans {tool} et à côté, jusqu'à ce que le client ait la bonne marchandise.",
      purpose: "Montre l'ordre dans le traitement des erreurs de la chaîne.",
      followUps: {
        'too-short': 'Que faites-vous pendant que le chauffeur est encore là ?',
        'no-example': 'De quel cas vous souvenez-vous le mieux ?',
        'no-result': 'Quand le client a-t-il eu la marchandise ?',
        'no-own-part': 'Lesquelles de ces étapes étaient les vôtres ?',
      },
    },
    'machine-stands-still': {
      text: "Une machine ou un appareil est à l'arrêt et tout le monde vous attend. Comment trouvez-vous la panne ? Prenez-en une dont vous vous souvenez.",
      purpose: 'Montre une recherche de panne méthodique.',
      followUps: {
        'too-short': "Qu'avez-vous regardé d'abord, et qu'avez-vous pu écarter grâce à cela ?",
        'no-own-part': 'Quelle partie avez-vous faite sans aide ?',
        'no-result': "Qu'était-ce finalement, et la réparation a-t-elle tenu ?",
        'claim-without-number': "Combien de temps est-elle restée à l'arrêt ?",
      },
    },
    'had-to-be-redone': {
      text: "Parlez-moi d'un travail de vous qu'il a fallu refaire. Qu'est-ce qui avait mal tourné, et que vérifiez-vous aujourd'hui avant de partir ?",
      purpose: "Montre l'honnêteté sur son propre travail et ce qu'on en apprend.",
      followUps: {
        'too-short': "Qui l'a remarqué, et à quoi ?",
        'no-own-part': 'Quelle était votre part ?',
        'no-result': 'Est-ce arrivé de nouveau depuis ?',
        'claim-without-number': 'Combien de temps ou de matériel cela a-t-il coûté ?',
      },
    },
    'before-you-reach-in': {
      text: "Avant de commencer sur une machine, une ligne ou un véhicule, que faites-vous pour qu'il ne puisse blesser ni vous ni personne ?",
      purpose: 'Montre que travailler en sécurité est une habitude.',
      followUps: {
        'too-short': "Comment savez-vous qu'il n'y a vraiment plus de courant ?",
        'no-example': "Quand cela vous a-t-il sauvé, vous ou quelqu'un d'autre ?",
        'unclear-term': 'Vous avez dit que vous le sécurisez. Que faites-vous exactement de vos mains ?',
      },
    },
    'does-not-want-it': {
      text: "Quelqu'un dont vous vous occupez refuse ce qui doit être fait : la toilette, le repas, les médicaments. Que faites-vous ?",
      purpose: 'Montre le respect de la volonté de la personne avec le sens des responsabilités.',
      followUps: {
        'too-short': 'Que dites-vous à cette personne ?',
        'no-example': "Parlez-moi d'une personne, sans la nommer.",
        'no-result': "Comment cela a-t-il continué, et à qui l'avez-vous dit ?",
      },
    },
    'not-as-usual': {
      text: "Racontez-moi une fois où vous avez remarqué que quelqu'un dont vous vous occupiez n'était pas comme d'habitude. Qu'avez-vous vu, et à qui l'avez-vous dit ?",
      purpose: "Montre l'observation et la transmission de ce qui compte.",
      followUps: {
        'too-short': "Qu'est-ce qui était différent exactement : le visage, la démarche, l'appétit, les mots ?",
        'no-own-part': "Qu'avez-vous fait vous-même en attendant l'aide ?",
        'no-result': "Qu'était-ce finalement ?",
      },
    },
  },
};
