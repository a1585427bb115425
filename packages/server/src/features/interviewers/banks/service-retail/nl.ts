import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    customers: 'Omgaan met klanten',
    complaints: 'Klachten',
    selling: 'Verkopen',
    'shop-floor': 'Voorraad, kassa en veiligheid',
    hospitality: 'Horeca',
    logistics: 'Transport en magazijn',
    trade: 'Vakwerk en techniek',
    care: 'Zorg voor mensen',
  },
  questions: {
    'silent-customer': {
      text: 'Een klant staat daar, zegt niets en kijkt een beetje verloren. Wat doe je in de eerste minuut?',
      purpose: 'Laat zien hoe iemand mensen leest en een gesprek opent.',
      followUps: {
        'too-short': 'Wat is de eerste zin die je zegt?',
        'no-example': 'Wanneer had je voor het laatst zo iemand voor je?',
        'no-result': 'En hoe ging het verder?',
      },
    },
    'more-than-the-rules': {
      text: 'Vertel me over een klant voor wie je meer deed dan moest. Waarom deed je dat, en wat kwam ervan?',
      purpose: 'Laat echte zorg voor klanten zien, met gevoel voor verhouding.',
      followUps: {
        'too-short': 'Wat had die persoon nodig, en waaraan merkte je dat?',
        'no-example': 'Het mag iets kleins zijn. Welke klant komt er bij je op?',
        'no-result': 'Hoe reageerde de klant, en hoe je leidinggevende?',
        'no-own-part': 'Wat deed je daar zelf?',
      },
    },
    'alone-and-three-waiting': {
      text: 'Je bent alleen, er wachten drie klanten en de telefoon gaat. Wat doe je, en wat zeg je tegen wie?',
      purpose: 'Laat orde, omgangsvormen en rust zien als het druk wordt.',
      followUps: {
        'too-short': 'Wat zeg je tegen de tweede in de rij?',
        'no-example': 'Wanneer stond je er voor het laatst zo voor?',
        'no-result': 'Is er iemand weggelopen? Wat zou je daar nu aan doen?',
      },
    },
    'customer-out-of-sight': {
      text: 'Denk aan een klant aan de telefoon of op schrift met een probleem dat moeilijk te vatten was. Hoe kwam je tot de kern?',
      withTool:
        'Denk aan een klant wiens probleem via {tool} binnenkwam en moeilijk te vatten was. Hoe kwam je tot de kern?',
      purpose: 'Laat luisteren en vragen zien als je de klant niet ziet.',
      followUps: {
        'too-short': 'Welke vraag van jou bracht de oplossing?',
        'no-example': 'Neem één gesprek of bericht dat je je herinnert.',
        'no-result': 'Is het opgelost? Hoe lang duurde het?',
        'no-own-part': 'Wat deed je voordat je het doorgaf?',
      },
    },
    'angriest-customer': {
      text: 'Vertel me over de boosste klant die je ooit hebt gehad. Wat zei je als eerste, en hoe liep het af?',
      junior:
        'Vertel me over iemand die echt boos was op jou of je team, op het werk of ergens anders. Wat zei je als eerste, en hoe liep het af?',
      purpose: 'Laat rust en methode zien als het oploopt.',
      followUps: {
        'too-short': 'Wat was er daarvoor gebeurd, en wat riep die persoon?',
        'no-example': 'Neem één persoon die je je nog herinnert.',
        'no-own-part': 'Wat deed je tot iemand anders het overnam?',
        'no-result': 'Hoe ging die persoon uiteindelijk weg?',
      },
    },
    'rules-do-not-allow': {
      text: 'Iemand wil zijn geld terug, en de regels staan het niet toe. Hoe voer je dat gesprek?',
      purpose: 'Laat vasthoudendheid met respect zien, en gebruik van de eigen ruimte.',
      followUps: {
        'too-short': 'Met welke zin zeg je nee?',
        'no-example': 'Wanneer moest je dat doen, en waar ging het over?',
        'no-result': 'Nam de klant er genoegen mee?',
      },
    },
    'third-time-this-month': {
      text: 'Dezelfde klacht bereikt je deze maand voor de derde keer. Wat doe je, behalve de klant geruststellen?',
      purpose: 'Laat zien of klachten tot verbetering leiden.',
      followUps: {
        'too-short': 'Aan wie vertel je het, en wat neem je mee?',
        'no-example': 'Welke klacht was dat bij jou?',
        'claim-without-number': 'Hoe vaak kwam het eerst voor, en hoe vaak daarna?',
        'no-result': 'Is het gestopt?',
      },
    },
    'before-you-offered': {
      text: 'Neem iets wat je hebt verkocht of waar je iemand voor hebt gewonnen. Hoe kwam je erachter wat die persoon nodig had voor je iets aanbood?',
      purpose: 'Laat verkopen op behoefte zien, niet met druk.',
      followUps: {
        'too-short': 'Welke vraag stelde je, en wat was het antwoord?',
        'no-example': 'Neem één klant en één product.',
        'no-result': 'Wat kocht die uiteindelijk, en kwam die terug?',
        'claim-without-number': 'Wat was het waard, of hoeveel van de tien klanten kopen bij jou?',
      },
    },
    'after-the-fifth-no': {
      text: 'Je spreekt mensen aan die er niet om vroegen, aan de telefoon of op straat. Hoe begin je, en wat doe je na de vijfde nee op rij?',
      purpose: 'Laat techniek en doorzettingsvermogen zien bij koud contact.',
      followUps: {
        'too-short': 'Zeg je eerste twee zinnen tegen mij alsof ik die persoon ben.',
        'no-example': 'Waar deed je dat, en waarvoor?',
        'claim-without-number': 'Van honderd contacten, hoeveel liepen er goed af?',
        'no-result': 'Wat heb je veranderd dat meer keer ja opleverde?',
      },
    },
    'below-target': {
      text: 'Het is de twintigste en je zit ver onder je doel. Wat verander je, en wat zou je ondanks de druk niet doen?',
      senior:
        'Het is de twintigste en je team zit ver onder het doel. Wat doe je met wie, en wat zou je ondanks de druk niet laten gebeuren?',
      purpose: 'Laat omgaan met doelen zien, met integriteit.',
      followUps: {
        'too-short': 'Waar kijk je eerst naar om te zien waar het gat vandaan komt?',
        'no-example': "Vertel me over zo'n maand.",
        'claim-without-number': 'Wat was het doel, en waar kwam je uit?',
        'no-result': 'Hoe liep die maand af?',
      },
    },
    'system-says-twelve': {
      text: 'Het systeem zegt twaalf stuks, in het schap liggen er negen. Wat doe je nu, en hoe vind je de oorzaak?',
      purpose: 'Laat zorg voor voorraad zien en het zoeken naar oorzaken.',
      followUps: {
        'too-short': 'Waar kijk je het eerst?',
        'no-example': "Wanneer had je voor het laatst zo'n verschil, en waarmee?",
        'no-result': 'Wat was de reden, en wat gaat er nu anders?',
      },
    },
    'till-does-not-balance': {
      text: 'Aan het eind van je dienst klopt het geld in de kassa niet met de bonnen. Wat doe je, stap voor stap?',
      purpose: 'Laat eerlijkheid en methode met geld zien.',
      followUps: {
        'too-short': 'Wat doe je voor je het iemand vertelt?',
        'no-example': 'Is je dat overkomen? Om hoeveel ging het?',
        'no-result': 'Is het opgehelderd?',
      },
    },
    'could-have-hurt': {
      text: 'Vertel me over een situatie op het werk waarin iemand gewond had kunnen raken. Wat merkte je op, en wat deed je meteen?',
      purpose: 'Laat oplettendheid en verantwoordelijkheid voor veiligheid zien.',
      followUps: {
        'too-short': 'Wat had er kunnen gebeuren, en met wie?',
        'no-example': 'Het mag klein zijn: een snoer, een ladder, een natte vloer. Wat herinner je je?',
        'no-own-part': 'Wat deed je zelf, voor er iemand anders kwam?',
        'no-result': 'Wat is er veranderd zodat het niet nog eens gebeurt?',
      },
    },
    'two-do-not-turn-up': {
      text: 'Het is je drukste dag, jij leidt de dienst en twee mensen komen niet opdagen. Hoe kom je de dag door, en wat zeg je tegen de anderen?',
      purpose: 'Laat zien hoe iemand een dienst onder druk leidt.',
      followUps: {
        'too-short': 'Wat beslis je in de eerste tien minuten?',
        'no-example': 'Wanneer overkwam je dat?',
        'no-result': 'Hoe eindigde de dag, en wat deed je daarna met die twee?',
      },
    },
    'full-house-slow-kitchen': {
      text: 'Elke tafel is bezet, de keuken loopt achter en de gasten worden onrustig. Wat doe je aan de tafels, en wat zeg je in de keuken?',
      purpose: 'Laat gastvrijheid en samenspel in de drukte zien.',
      followUps: {
        'too-short': 'Wat zeg je tegen de tafel die het langst wacht?',
        'no-example': "Vertel me over zo'n avond.",
        'no-result': 'Hoe gingen de gasten weg?',
      },
    },
    'from-delivery-to-plate': {
      text: 'Hoe zorg je dat het eten dat je uitgeeft veilig is? Loop een gewone dag door, van levering tot bord.',
      purpose: 'Laat hygiëne als gewoonte zien.',
      followUps: {
        'too-short': 'De levering komt binnen. Wat controleer je voor je tekent?',
        'unclear-term': 'Je had het over koelen of schoonmaken. Bij welke temperatuur, en hoe vaak?',
        'no-example': 'Wanneer gooide je iets weg, en waarom?',
      },
    },
    'not-all-stops': {
      text: 'Je bent onderweg met een volle wagen en het wordt duidelijk dat je niet alle stops op tijd haalt. Wat doe je, in welke volgorde?',
      purpose: 'Laat oordeel en betrouwbaarheid op de weg zien.',
      followUps: {
        'too-short': 'Wie bel je als eerste?',
        'no-example': 'Vertel me over een dag waarop dat zo was.',
        'no-result': 'Hoeveel stops bleven er over, en wat gebeurde ermee?',
      },
    },
    'damaged-or-incomplete': {
      text: 'Een zending komt beschadigd of onvolledig aan. Loop met me door wat je doet tot de klant de juiste spullen heeft.',
      withTool:
        'Een zending komt beschadigd of onvolledig aan. Loop met me door wat je doet, in {tool} en daarbuiten, tot de klant de juiste spullen heeft.',
      purpose: 'Laat orde zien bij fouten in de keten.',
      followUps: {
        'too-short': 'Wat doe je terwijl de chauffeur er nog staat?',
        'no-example': 'Welk geval herinner je je het best?',
        'no-result': 'Wanneer had de klant de spullen?',
        'no-own-part': 'Welke van die stappen waren van jou?',
      },
    },
    'machine-stands-still': {
      text: 'Een machine of apparaat staat stil en iedereen wacht op jou. Hoe vind je de storing? Neem er een die je je herinnert.',
      purpose: 'Laat planmatig storing zoeken zien.',
      followUps: {
        'too-short': 'Waar keek je het eerst naar, en wat kon je daarmee uitsluiten?',
        'no-own-part': 'Welk deel deed je alleen?',
        'no-result': 'Wat was het uiteindelijk, en bleef het goed?',
        'claim-without-number': 'Hoe lang stond hij stil?',
      },
    },
    'had-to-be-redone': {
      text: 'Vertel me over werk van jou dat over moest. Wat was er misgegaan, en wat controleer je nu voor je weggaat?',
      purpose: 'Laat eerlijkheid over eigen werk zien en wat ervan geleerd is.',
      followUps: {
        'too-short': 'Wie merkte het, en waaraan?',
        'no-own-part': 'Wat was jouw aandeel?',
        'no-result': 'Is het sindsdien nog eens gebeurd?',
        'claim-without-number': 'Hoeveel tijd of materiaal kostte het?',
      },
    },
    'before-you-reach-in': {
      text: 'Voor je begint aan een machine, een leiding of een voertuig: wat doe je zodat het jou of een ander niet kan verwonden?',
      purpose: 'Laat zien dat veilig werken een gewoonte is.',
      followUps: {
        'too-short': 'Hoe weet je dat er echt geen stroom meer op staat?',
        'no-example': 'Wanneer heeft dat jou of iemand anders gered?',
        'unclear-term': 'Je zei dat je het veiligstelt. Wat doe je precies met je handen?',
      },
    },
    'does-not-want-it': {
      text: 'Iemand voor wie je zorgt weigert wat er moet gebeuren: wassen, eten, medicijnen. Wat doe je?',
      purpose: 'Laat respect voor de eigen wil zien, samen met verantwoordelijkheid.',
      followUps: {
        'too-short': 'Wat zeg je tegen die persoon?',
        'no-example': 'Vertel me over één persoon, zonder naam.',
        'no-result': 'Hoe ging het verder, en aan wie heb je het verteld?',
      },
    },
    'not-as-usual': {
      text: 'Vertel me over een keer dat je merkte dat iemand voor wie je zorgt anders was dan anders. Wat zag je, en aan wie heb je het verteld?',
      purpose: 'Laat waarnemen zien en doorgeven wat ertoe doet.',
      followUps: {
        'too-short': 'Wat was er precies anders: het gezicht, het lopen, het eten, de woorden?',
        'no-own-part': 'Wat deed je zelf tot er hulp kwam?',
        'no-result': 'Wat was het uiteindelijk?',
      },
    },
  },
};
