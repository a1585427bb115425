import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    customers: 'Trato con clientes',
    complaints: 'Reclamaciones',
    selling: 'Venta',
    'shop-floor': 'Existencias, caja y seguridad',
    hospitality: 'Hostelería',
    logistics: 'Transporte y almacén',
    trade: 'Oficio y técnica',
    care: 'Cuidado de personas',
  },
  questions: {
    'silent-customer': {
      text: 'Un cliente está ahí de pie, no dice nada y parece algo perdido. ¿Qué hace usted en el primer minuto?',
      purpose: 'Muestra cómo lee alguien a las personas y abre una conversación.',
      followUps: {
        'too-short': '¿Cuál es la primera frase que dice?',
        'no-example': '¿Cuándo tuvo delante a alguien así por última vez?',
        'no-result': '¿Y cómo siguió?',
      },
    },
    'more-than-the-rules': {
      text: 'Hábleme de un cliente por el que hizo más de lo que le correspondía. ¿Qué le movió y qué resultó de ello?',
      purpose: 'Muestra interés real por el cliente, con sentido de la medida.',
      followUps: {
        'too-short': '¿Qué necesitaba esa persona y cómo lo notó?',
        'no-example': 'Puede ser algo pequeño. ¿Qué cliente le viene a la cabeza?',
        'no-result': '¿Cómo reaccionaron el cliente y su jefe?',
        'no-own-part': '¿Qué hizo usted en ese caso?',
      },
    },
    'alone-and-three-waiting': {
      text: 'No hay nadie más que usted, esperan tres clientes y suena el teléfono. ¿Qué hace y qué le dice a cada uno?',
      purpose: 'Muestra orden, trato y calma cuando hay mucho movimiento.',
      followUps: {
        'too-short': '¿Qué le dice al segundo de la fila?',
        'no-example': '¿Cuándo se vio así por última vez?',
        'no-result': '¿Se fue alguien? ¿Qué haría hoy para evitarlo?',
      },
    },
    'customer-out-of-sight': {
      text: 'Piense en un cliente por teléfono o por escrito cuyo problema era difícil de entender. ¿Cómo llegó al fondo del asunto?',
      withTool:
        'Piense en un cliente cuyo problema le llegó por {tool} y era difícil de entender. ¿Cómo llegó al fondo del asunto?',
      purpose: 'Muestra escucha y preguntas cuando no se ve al cliente.',
      followUps: {
        'too-short': '¿Qué pregunta suya trajo la solución?',
        'no-example': 'Tome una llamada o un mensaje que recuerde.',
        'no-result': '¿Se resolvió al final? ¿Cuánto tardó?',
        'no-own-part': '¿Qué hizo usted antes de pasarlo a otro?',
      },
    },
    'angriest-customer': {
      text: 'Hábleme del cliente más enfadado que ha tenido que atender. ¿Qué dijo usted primero y cómo terminó?',
      junior:
        'Hábleme de alguien que estaba muy enfadado con usted o con su equipo, en el trabajo o en otro sitio. ¿Qué dijo usted primero y cómo terminó?',
      purpose: 'Muestra calma y método en una situación tensa.',
      followUps: {
        'too-short': '¿Qué había pasado antes y qué le gritó esa persona?',
        'no-example': 'Tome a una persona que todavía recuerde.',
        'no-own-part': '¿Qué hizo usted hasta que otro se encargó?',
        'no-result': '¿Cómo se marchó esa persona al final?',
      },
    },
    'rules-do-not-allow': {
      text: 'Alguien quiere que le devuelvan el dinero y las normas no lo permiten. ¿Cómo lleva esa conversación?',
      purpose: 'Muestra firmeza con respeto y uso del propio margen.',
      followUps: {
        'too-short': '¿Con qué frase dice que no?',
        'no-example': '¿Cuándo tuvo que hacerlo y de qué se trataba?',
        'no-result': '¿Lo aceptó el cliente?',
      },
    },
    'third-time-this-month': {
      text: 'La misma queja le llega por tercera vez este mes. ¿Qué hace, además de calmar al cliente?',
      purpose: 'Muestra si las quejas llevan a mejorar.',
      followUps: {
        'too-short': '¿A quién se lo dice y qué lleva consigo?',
        'no-example': '¿Qué queja era en su caso?',
        'claim-without-number': '¿Cuántas veces pasaba antes y cuántas después?',
        'no-result': '¿Dejó de pasar?',
      },
    },
    'before-you-offered': {
      text: 'Tome algo que vendió o de lo que convenció a alguien. ¿Cómo averiguó lo que esa persona necesitaba antes de ofrecerle nada?',
      purpose: 'Muestra venta por necesidad y no por presión.',
      followUps: {
        'too-short': '¿Qué pregunta hizo y cuál fue la respuesta?',
        'no-example': 'Tome un cliente y un producto.',
        'no-result': '¿Qué compró al final y volvió?',
        'claim-without-number': '¿Cuánto valía, o cuántos de cada diez clientes le compran?',
      },
    },
    'after-the-fifth-no': {
      text: 'Habla usted con personas que no lo han pedido, por teléfono o en la calle. ¿Cómo empieza y qué hace tras el quinto no seguido?',
      purpose: 'Muestra técnica y aguante en el contacto en frío.',
      followUps: {
        'too-short': 'Dígame sus dos primeras frases como si yo fuera esa persona.',
        'no-example': '¿Dónde lo hizo y para qué?',
        'claim-without-number': 'De cada cien contactos, ¿cuántos salían bien?',
        'no-result': '¿Qué cambió que trajo más síes?',
      },
    },
    'below-target': {
      text: 'Es día veinte y está muy por debajo de su objetivo. ¿Qué cambia y qué no haría a pesar de la presión?',
      senior:
        'Es día veinte y su equipo está muy por debajo del objetivo. ¿Qué hace y con quién, y qué no permitiría a pesar de la presión?',
      purpose: 'Muestra el trato con los objetivos, con integridad.',
      followUps: {
        'too-short': '¿Qué mira primero para ver de dónde viene la diferencia?',
        'no-example': 'Hábleme de un mes así.',
        'claim-without-number': '¿Cuál era el objetivo y dónde acabó?',
        'no-result': '¿Cómo terminó aquel mes?',
      },
    },
    'system-says-twelve': {
      text: 'El sistema dice doce unidades y en el estante hay nueve. ¿Qué hace ahora y cómo encuentra la causa?',
      purpose: 'Muestra cuidado con las existencias y búsqueda de causas.',
      followUps: {
        'too-short': '¿Dónde mira primero?',
        'no-example': '¿Cuándo tuvo una diferencia así por última vez y con qué?',
        'no-result': '¿Cuál fue la razón y qué se hace ahora de otra manera?',
      },
    },
    'till-does-not-balance': {
      text: 'Al final de su turno el dinero de la caja no coincide con los tiques. ¿Qué hace, paso a paso?',
      purpose: 'Muestra honradez y método con el dinero.',
      followUps: {
        'too-short': '¿Qué hace antes de decírselo a nadie?',
        'no-example': '¿Le ha pasado? ¿De cuánto se trataba?',
        'no-result': '¿Se aclaró?',
      },
    },
    'could-have-hurt': {
      text: 'Hábleme de una situación en el trabajo en la que alguien podía haberse hecho daño. ¿Qué notó y qué hizo en el acto?',
      purpose: 'Muestra atención y responsabilidad por la seguridad.',
      followUps: {
        'too-short': '¿Qué podía haber pasado y a quién?',
        'no-example': 'Puede ser algo pequeño: un cable, una escalera, un suelo mojado. ¿Qué recuerda?',
        'no-own-part': '¿Qué hizo usted antes de que llegara otro?',
        'no-result': '¿Qué se cambió para que no vuelva a pasar?',
      },
    },
    'two-do-not-turn-up': {
      text: 'Es su día de más trabajo, dirige el turno y dos personas no aparecen. ¿Cómo sale adelante y qué les dice a los demás?',
      purpose: 'Muestra cómo se dirige un turno bajo presión.',
      followUps: {
        'too-short': '¿Qué decide en los primeros diez minutos?',
        'no-example': '¿Cuándo le pasó?',
        'no-result': '¿Cómo acabó el día y qué hizo después con esas dos personas?',
      },
    },
    'full-house-slow-kitchen': {
      text: 'Todas las mesas están ocupadas, la cocina va con retraso y los clientes se impacientan. ¿Qué hace en las mesas y qué dice en la cocina?',
      purpose: 'Muestra hospitalidad y trabajo en equipo en plena hora punta.',
      followUps: {
        'too-short': '¿Qué le dice a la mesa que más ha esperado?',
        'no-example': 'Hábleme de una noche así.',
        'no-result': '¿Cómo se fueron los clientes?',
      },
    },
    'from-delivery-to-plate': {
      text: '¿Cómo se asegura de que la comida que sirve es segura? Recorra un día corriente, desde la entrega hasta el plato.',
      purpose: 'Muestra la higiene como costumbre.',
      followUps: {
        'too-short': 'Llega la mercancía. ¿Qué comprueba antes de firmar?',
        'unclear-term': 'Ha hablado de frío o de limpieza. ¿A qué temperatura y con qué frecuencia?',
        'no-example': '¿Cuándo tiró algo y por qué?',
      },
    },
    'not-all-stops': {
      text: 'Está en ruta con el vehículo lleno y queda claro que no va a llegar a todas las paradas a tiempo. ¿Qué hace y en qué orden?',
      purpose: 'Muestra criterio y fiabilidad en la carretera.',
      followUps: {
        'too-short': '¿A quién llama primero?',
        'no-example': 'Hábleme de un día en que fue así.',
        'no-result': '¿Cuántas paradas quedaron al final y qué se hizo con ellas?',
      },
    },
    'damaged-or-incomplete': {
      text: 'Llega un envío dañado o incompleto. Recorra conmigo lo que hace hasta que el cliente tiene la mercancía correcta.',
      withTool:
        'Llega un envío dañado o incompleto. Recorra conmigo lo que hace, en {tool} y fuera de ahí, hasta que el cliente tiene la mercancía correcta.',
      purpose: 'Muestra orden al tratar errores en la cadena.',
      followUps: {
        'too-short': '¿Qué hace mientras el conductor sigue ahí?',
        'no-example': '¿Qué caso recuerda mejor?',
        'no-result': '¿Cuándo tuvo el cliente la mercancía?',
        'no-own-part': '¿Cuáles de esos pasos eran suyos?',
      },
    },
    'machine-stands-still': {
      text: 'Una máquina o un aparato está parado y todos le esperan a usted. ¿Cómo encuentra la avería? Tome una que recuerde.',
      purpose: 'Muestra búsqueda ordenada de averías.',
      followUps: {
        'too-short': '¿Qué miró primero y qué pudo descartar con ello?',
        'no-own-part': '¿Qué parte hizo usted por su cuenta?',
        'no-result': '¿Qué era al final y aguantó?',
        'claim-without-number': '¿Cuánto tiempo estuvo parada?',
      },
    },
    'had-to-be-redone': {
      text: 'Hábleme de un trabajo suyo que hubo que repetir. ¿Qué había salido mal y qué comprueba hoy antes de irse?',
      purpose: 'Muestra honradez sobre el propio trabajo y lo aprendido de ello.',
      followUps: {
        'too-short': '¿Quién lo notó y en qué?',
        'no-own-part': '¿Cuál fue su parte?',
        'no-result': '¿Ha vuelto a pasar desde entonces?',
        'claim-without-number': '¿Cuánto tiempo o material costó?',
      },
    },
    'before-you-reach-in': {
      text: 'Antes de empezar a trabajar en una máquina, una línea o un vehículo, ¿qué hace para que no pueda hacerle daño a usted ni a nadie?',
      purpose: 'Muestra que trabajar seguro es una costumbre.',
      followUps: {
        'too-short': '¿Cómo sabe que de verdad ya no hay corriente?',
        'no-example': '¿Cuándo le salvó eso a usted o a otra persona?',
        'unclear-term': 'Ha dicho que lo asegura. ¿Qué hace exactamente con las manos?',
      },
    },
    'does-not-want-it': {
      text: 'Alguien a su cuidado rechaza lo que hay que hacer: lavarse, comer, tomar la medicación. ¿Qué hace usted?',
      purpose: 'Muestra respeto por la voluntad de la persona junto con responsabilidad.',
      followUps: {
        'too-short': '¿Qué le dice a esa persona?',
        'no-example': 'Hábleme de una persona, sin nombre.',
        'no-result': '¿Cómo siguió y a quién se lo dijo?',
      },
    },
    'not-as-usual': {
      text: 'Cuénteme una vez en que notó que alguien a su cuidado no estaba como siempre. ¿Qué vio y a quién se lo dijo?',
      purpose: 'Muestra observación y transmisión de lo que importa.',
      followUps: {
        'too-short': '¿Qué era distinto exactamente: la cara, el paso, la comida, las palabras?',
        'no-own-part': '¿Qué hizo usted hasta que llegó ayuda?',
        'no-result': '¿Qué era al final?',
      },
    },
  },
};
