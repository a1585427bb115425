import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    requirements: 'Entender la necesidad',
    analysis: 'Análisis',
    stakeholders: 'Trato con los implicados',
    finance: 'Finanzas y control',
    market: 'Mercado y clientes',
    project: 'Llevar proyectos a término',
    people: 'Personas y administración',
  },
  questions: {
    'different-problem': {
      text: 'Hábleme de un encargo que resultó ser un problema distinto del que le habían pedido resolver. ¿Cómo lo descubrió?',
      purpose: 'Muestra si alguien busca la necesidad que hay detrás de un deseo.',
      followUps: {
        'too-short': '¿Qué le habían pedido, palabra por palabra, y qué hacía falta de verdad?',
        'no-example':
          'Piense en cualquier encargo, grande o pequeño, en el que la primera descripción no lo decía todo.',
        'no-own-part': '¿Qué pregunta suya lo sacó a la luz?',
        'no-result': '¿Qué se hizo o se cambió al final y ayudó?',
      },
    },
    'opposite-wishes': {
      text: 'Dos departamentos quieren lo contrario del mismo proceso. ¿Cómo llega a una versión con la que ambos puedan vivir? Tome un caso que recuerde.',
      purpose: 'Muestra cómo se trabajan los intereses opuestos en lugar de pasarlos a otro.',
      followUps: {
        'too-short': '¿Qué quería exactamente cada parte y qué temía?',
        'no-own-part': '¿Qué hizo usted entre los dos?',
        'no-result': '¿Qué se acordó y se mantuvo?',
      },
    },
    'done-or-not-done': {
      text: 'Tome un requisito que escribió. ¿Cómo lo redactó para que una persona pudiera construirlo y otra pudiera decir si estaba cumplido?',
      purpose: 'Muestra precisión al escribir, comprobada en el uso.',
      followUps: {
        'too-short': 'Diga el requisito en voz alta, tal como estaba en el papel.',
        'no-example': 'Vale cualquiera, incluso un pequeño campo de un formulario. ¿Qué decía?',
        'no-result': '¿Dónde se entendió mal a pesar de todo?',
      },
    },
    'process-as-lived': {
      text: 'Piense en un proceso que documentó o mejoró. ¿Dónde se apartaba el día a día de lo escrito y qué hizo al respecto?',
      withTool:
        'Piense en un proceso que llevó a {tool}. ¿Dónde se apartaba el día a día de lo que estaba en el papel y qué hizo al respecto?',
      purpose: 'Muestra si alguien trabaja con la realidad y no con diagramas.',
      followUps: {
        'too-short': 'Tome un paso de ese proceso. ¿Qué debía ocurrir ahí y qué hacía la gente?',
        'no-example': '¿Qué proceso era y quién participaba?',
        'claim-without-number': '¿Cuánto duraba, o cuántas veces salía mal, antes y después?',
        'no-result': '¿Qué fue de su mejora medio año después?',
      },
    },
    'analysis-changed-decision': {
      text: 'Hábleme de un análisis suyo que cambió una decisión. ¿Qué datos tenía y qué grado de seguridad tenía?',
      junior:
        'Hábleme de un análisis que hizo, en un trabajo o en los estudios. ¿Cuál era la pregunta, qué datos usó y qué salió?',
      withTool:
        'Hábleme de un análisis que hizo con {tool} y que cambió una decisión. ¿Qué datos tenía y qué grado de seguridad tenía?',
      purpose: 'Muestra si el análisis sirve a una decisión y si se conocen sus límites.',
      followUps: {
        'too-short': '¿Qué pregunta quería contestar, en una frase?',
        'no-own-part': '¿Qué parte del análisis hizo usted?',
        'no-result': '¿Qué se decidió a raíz de eso y fue acertado?',
        'claim-without-number': '¿Qué cifra convenció a la gente?',
      },
    },
    'figures-do-not-agree': {
      text: 'Las cifras que le han dado no cuadran y mañana por la mañana hay que presentarlas. ¿Qué hace esta noche?',
      purpose: 'Muestra cuidado y honradez con poco tiempo.',
      followUps: {
        'too-short': '¿Dónde mira primero y a quién llama?',
        'no-example': '¿Le ha pasado? ¿Cómo fue aquella noche?',
        'no-result': '¿Qué mostró a la mañana siguiente?',
      },
    },
    'figure-changed-behaviour': {
      text: 'Diga un indicador que introdujo o cambió. ¿Qué hizo la gente de otra manera por su causa, de un modo deseado o no?',
      purpose: 'Muestra comprensión de cómo medir dirige a las personas.',
      followUps: {
        'too-short': '¿Cómo se calculaba y quién lo veía?',
        'unclear-term': '¿Qué cuenta exactamente en esa cifra y qué no?',
        'no-result': '¿Sigue en uso? ¿Qué fue de él?',
        'claim-without-number': '¿Dónde estaba al principio y dónde después?',
      },
    },
    'no-to-someone-important': {
      text: '¿Cuándo tuvo que decirle a alguien importante que no podía tener lo que quería? ¿Cómo lo hizo?',
      purpose: 'Muestra firmeza y tacto ante personas con poder.',
      followUps: {
        'too-short': '¿Qué dijo, tal como lo recuerda, y qué le respondieron?',
        'no-example': 'No hace falta que fuera un director. ¿Quién era y qué quería?',
        'no-result': '¿Cómo quedó la relación entre ustedes después?',
      },
    },
    'old-way-new-way': {
      text: 'La gente estaba acostumbrada a lo de antes y no quería lo nuevo. ¿Cómo se ganó a un grupo así y quién no llegó a sumarse nunca?',
      purpose: 'Muestra experiencia real en introducir algo nuevo.',
      followUps: {
        'too-short': 'Tome a la persona que más se oponía. ¿Cuál era su razón?',
        'no-example': '¿Qué se estaba introduciendo y para cuántas personas?',
        'no-own-part': '¿Cuál fue su parte en ello?',
        'claim-without-number': '¿Cuántos lo usaban al mes y cuántos al medio año?',
      },
    },
    'complicated-made-simple': {
      text: 'Explíqueme lo más complicado en lo que trabajó el año pasado, como a alguien de un campo distinto. ¿Por qué era importante?',
      purpose: 'Muestra si alguien sabe exponer un asunto con claridad y elegir lo que importa.',
      followUps: {
        'too-short': '¿Qué habría pasado si nadie lo hubiera hecho?',
        'unclear-term': 'Una de esas palabras sería nueva para alguien de fuera. ¿Cómo la diría?',
        'no-own-part': '¿Y qué parte de eso era suya?',
      },
    },
    'account-does-not-reconcile': {
      text: 'En dos días se cierra el mes y una cuenta no cuadra. ¿Cómo procede y cuándo avisa a quién?',
      withTool: 'En dos días se cierra el mes y una cuenta en {tool} no cuadra. ¿Cómo procede y cuándo avisa a quién?',
      purpose: 'Muestra método y franqueza en la contabilidad.',
      followUps: {
        'too-short': '¿Cuál es el primer listado que saca y con qué lo compara?',
        'no-example': '¿Qué cuenta era la última vez que le pasó?',
        'no-result': '¿Cuál era la causa y qué cambió para que no se repita?',
        'claim-without-number': '¿A partir de qué importe es para usted relevante una diferencia?',
      },
    },
    'eight-percent-over': {
      text: 'Los costes van un ocho por ciento por encima del plan. ¿Cómo averigua por qué y qué le lleva a quien responde del presupuesto?',
      purpose: 'Muestra si el análisis de desviaciones lleva a una decisión.',
      followUps: {
        'too-short': '¿Cómo divide ese ocho por ciento? Diga las dos primeras partes.',
        'no-example': 'Tome una desviación que tuvo que explicar de verdad. ¿Cuál era?',
        'no-result': '¿Qué se hizo gracias a su análisis?',
        'claim-without-number': '¿Qué parte explicaba cuánto de ese ocho por ciento?',
      },
    },
    'weakest-assumption': {
      text: 'Piense en un cálculo que hizo para una decisión: una inversión, un precio, una oferta nueva. ¿Qué supuesto era el más débil y cómo lo mostró?',
      purpose: 'Muestra honradez sobre la incertidumbre en los cálculos.',
      followUps: {
        'too-short': 'Si ese supuesto falla en un tercio, ¿qué pasa con el resultado?',
        'no-example': 'Vale un cálculo pequeño, de un trabajo o de los estudios. ¿Qué había que decidir?',
        'claim-without-number': '¿Qué valores supuso y de dónde los sacó?',
        'no-result': '¿Cómo fue la realidad comparada con su cálculo?',
      },
    },
    'wrong-and-unnoticed': {
      text: '¿En qué proceso suyo podrían haberse perdido dinero, datos o un plazo sin que nadie lo notara y qué control puso allí?',
      purpose: 'Muestra ojo para el riesgo y para controles con los que se puede vivir.',
      followUps: {
        'too-short': '¿Quién podría haber hecho qué y quién lo habría visto?',
        'no-example': 'Tome cualquier proceso con dinero o plazos. ¿Dónde está su punto débil?',
        'no-result': '¿Su control detectó alguna vez algo?',
      },
    },
    'campaign-that-worked': {
      text: 'Tome una campaña o un contenido del que fue responsable. ¿Para quién era, qué costó y cómo sabe que funcionó?',
      withTool:
        'Tome algo que hizo con {tool} para llegar a los clientes. ¿Para quién era, qué costó y cómo sabe que funcionó?',
      purpose: 'Muestra si el marketing se piensa desde el público y el efecto.',
      followUps: {
        'too-short': 'Describa a una persona para la que estaba pensado. ¿Qué tenía que hacer después de verlo?',
        'no-own-part': '¿Qué hizo usted y qué hicieron una agencia o los compañeros?',
        'claim-without-number': '¿Cuánto le costó al final un contacto o una venta?',
        'no-result': '¿Qué cambió tras los primeros resultados?',
      },
    },
    'what-customers-wanted': {
      text: '¿Cuándo averiguó por última vez algo sobre los clientes que sorprendió a su empresa? ¿Cómo llegó a ello y qué se hizo con eso?',
      purpose: 'Muestra si alguien aprende de primera mano de clientes y competidores.',
      followUps: {
        'too-short': '¿Qué creía la empresa antes?',
        'no-own-part': '¿Habló usted con clientes? ¿Con cuántos?',
        'no-result': '¿Qué cambió por ello, en el producto, el precio o el texto?',
        'unclear-term': 'Cuando dice clientes, ¿a quién se refiere exactamente?',
      },
    },
    'deal-with-many-heads': {
      text: 'Repase conmigo una venta que ganó o perdió en la que varias personas del otro lado tenían que estar de acuerdo. ¿En qué momento se decidió?',
      junior:
        'Cuénteme una ocasión en la que tuvo que convencer a varias personas de algo, a cada una con razones distintas. ¿Cómo lo hizo?',
      purpose: 'Muestra la venta como trabajo con personas y decisiones, analizado con honradez.',
      followUps: {
        'too-short': '¿Quién estaba al otro lado y qué quería cada uno?',
        'no-own-part': '¿Qué hizo usted en el momento decisivo?',
        'claim-without-number': '¿Qué tamaño tenía la venta y cuánto duró?',
        'no-result': '¿Qué haría hoy de otra manera en esa misma venta?',
      },
    },
    'customer-about-to-leave': {
      text: 'Hábleme de un cliente o socio que estaba a punto de irse. ¿Cuál fue la primera señal y qué hizo usted?',
      purpose: 'Muestra atención a los clientes existentes y trabajo sobre las causas.',
      followUps: {
        'too-short': '¿Qué notó primero: una palabra, una cifra, un silencio?',
        'no-own-part': '¿Qué hizo usted y qué hicieron otros?',
        'no-result': '¿Se quedó? ¿Cuánto tiempo?',
        'claim-without-number': '¿Qué suponía ese cliente en ventas o pedidos?',
      },
    },
    'first-knew-late': {
      text: 'Tome un proyecto que al final se retrasó. ¿Cuándo lo supo por primera vez y qué hizo ese día?',
      junior:
        'Piense en una tarea o un proyecto, en el trabajo o en los estudios, que duró más de lo previsto. ¿Cuándo se dio cuenta y qué hizo entonces?',
      purpose: 'Muestra lo pronto que se ven y se dicen las malas noticias.',
      followUps: {
        'too-short': '¿Cuál fue la señal? ¿Quién más la vio?',
        'no-own-part': '¿Dirigía usted el proyecto? ¿Qué estaba en sus manos?',
        'no-result': '¿Cuánto se retrasó al final y qué supuso para los que esperaban?',
        'claim-without-number': '¿Cuánto estaba previsto y cuánto duró?',
      },
    },
    'risk-before-others': {
      text: '¿Qué riesgo de un proyecto vio antes que los demás? ¿Qué hizo al respecto y qué le costó?',
      purpose: 'Muestra previsión y el valor de dedicarle esfuerzo.',
      followUps: {
        'too-short': '¿Qué le hizo sospechar?',
        'no-result': '¿Se produjo? ¿Cómo acabó?',
        'no-own-part': '¿Qué hizo, además de apuntarlo en una lista?',
        'claim-without-number': '¿Qué probabilidad le daba y qué gravedad habría tenido?',
      },
    },
    'works-without-you': {
      text: 'Piense en algo que introdujo o construyó. ¿Cómo lo traspasó para que medio año después siguiera funcionando sin usted?',
      purpose: 'Muestra si alguien piensa más allá del final de un proyecto.',
      followUps: {
        'too-short': '¿Quién lo asumió y qué sabía hacer esa persona cuando usted se fue?',
        'no-example': 'Vale incluso una hoja de cálculo o una rutina. ¿Qué era?',
        'no-result': '¿Cómo sabe que hoy sigue funcionando?',
      },
    },
    'hard-to-fill': {
      text: 'Hábleme de un puesto difícil de cubrir. ¿Qué cambió en la forma de buscar o de elegir y funcionó?',
      purpose: 'Muestra la selección como trabajo con datos, justicia y el departamento.',
      followUps: {
        'too-short': '¿Qué quería el departamento y qué ofrecía el mercado?',
        'no-own-part': '¿Cuál fue su idea en todo eso?',
        'claim-without-number': '¿Cuántas personas se presentaron antes y después y cuánto tardó?',
        'no-result': '¿Sigue allí esa persona?',
      },
    },
    'wrong-payslip': {
      text: 'Una nómina o un contrato está mal y la persona afectada está delante de su mesa. ¿Cómo lo lleva, ahora y para el futuro?',
      purpose: 'Muestra cuidado, sentido legal y trato con la plantilla.',
      followUps: {
        'too-short': '¿Qué le dice a esa persona en el primer minuto?',
        'no-example': '¿Cuál fue el último error de ese tipo que tuvo en la mesa?',
        'no-result': '¿Qué cambió para que no le pase al siguiente?',
      },
    },
    'five-want-something': {
      text: 'Piense en un día en que cinco personas querían algo de usted a la vez. ¿Cómo decidió qué iba primero y quién tuvo que esperar?',
      purpose: 'Muestra orden y buen trato en la oficina con muchas peticiones.',
      followUps: {
        'too-short': '¿Quiénes eran esas cinco y qué quería cada una?',
        'no-result': '¿Qué quedaba pendiente al final del día?',
        'no-example': 'Tome la semana pasada o cualquier día que recuerde.',
      },
    },
    'able-afterwards': {
      text: 'Tome un curso, una clase o un material suyo. ¿Qué sabía hacer la gente después que no sabía antes y cómo lo averiguó?',
      purpose: 'Muestra si la enseñanza se juzga por lo que la gente aprende.',
      followUps: {
        'too-short': 'Tome a una persona de ese grupo. ¿Qué cambió para ella después?',
        'no-own-part': '¿Qué desarrolló usted?',
        'claim-without-number': '¿Cuántos participaron y cuántos sabían hacerlo al final?',
        'no-result': '¿Qué cambió la vez siguiente?',
      },
    },
  },
};
