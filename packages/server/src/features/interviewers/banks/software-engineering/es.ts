import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    design: 'Diseño de software',
    debugging: 'Búsqueda de fallos',
    quality: 'Calidad del código y pruebas',
    data: 'Datos y almacenamiento',
    security: 'Seguridad',
    delivery: 'Entrega y operación',
    interface: 'Lo que el usuario ve y toca',
    models: 'Modelos y trabajo con datos',
    collaboration: 'Trabajo con otros',
  },
  questions: {
    'built-it-yourself': {
      text: 'Piense en algo que programó usted y que funciona. ¿Qué ocurre por dentro, desde que el usuario hace clic hasta que la respuesta está en la pantalla?',
      withTool:
        'Piense en algo que construyó con {tool} y que funciona. ¿Qué ocurre por dentro, desde que el usuario hace clic hasta que la respuesta está en la pantalla?',
      purpose: 'Muestra si alguien entiende capa por capa lo que construyó o solo lo ensambló.',
      followUps: {
        'too-short': 'Quedémonos con un clic. ¿Qué parte de su programa lo nota primero y adónde va desde ahí?',
        'no-own-part': '¿Qué partes escribió usted y cuáles vinieron de un curso, una biblioteca o un compañero?',
        'unclear-term': 'Ha usado un término que no todos entienden igual. ¿Qué hace eso en su programa?',
      },
    },
    'decision-to-defend': {
      text: 'Elija un sistema al que ayudó a dar forma. ¿Qué decisión de diseño defendería todavía hoy y cuál retiraría?',
      senior:
        'Elija un sistema de cuya estructura era usted responsable. ¿Qué decisión suya salió cara, cuándo se dio cuenta y qué costó corregirla?',
      purpose: 'Muestra si las decisiones de diseño se sopesan según la necesidad y se juzgan después con honradez.',
      followUps: {
        'too-short': 'Tome solo una de esas decisiones. ¿Cuál era la alternativa y por qué la descartó?',
        'no-own-part': '¿Quién lo decidió al final y cuál fue su parte?',
        'no-result': '¿A qué llevó esa decisión un año después?',
        'claim-without-number':
          '¿Qué tamaño tenía el sistema entonces: usuarios, peticiones, datos, personas trabajando en él?',
      },
    },
    'ten-times-load': {
      text: 'Suponga que una parte de un sistema que conoce bien recibe de la noche a la mañana diez veces más tráfico. ¿Qué se rompe primero y cómo lo sabría antes que sus usuarios?',
      purpose: 'Muestra si alguien conoce los límites de su propio sistema y razona a partir de mediciones.',
      followUps: {
        'too-short': 'Siga una sola petición. ¿Dónde tiene que esperar primero cuando hay diez veces más?',
        'claim-without-number': '¿Qué cifras tiene en mente, por ejemplo peticiones por segundo ahora y entonces?',
        'no-example': '¿Ha visto pasar algo así? ¿Qué se rompió?',
      },
    },
    'changing-an-interface': {
      text: 'Tiene que cambiar una interfaz que otros equipos o clientes ya utilizan. ¿Cómo pasa de la antigua a la nueva sin que a nadie se le rompa nada?',
      purpose:
        'Muestra cuidado con quienes dependen de un sistema y conocimiento de versiones, convivencia y retirada.',
      followUps: {
        'too-short': '¿Qué ocurre el mismo día en que la versión nueva entra en marcha? ¿Quién llama a qué?',
        'no-example': 'Cuénteme un cambio así en el que participó.',
        'no-result': '¿Cómo supo que ya nadie usaba la antigua?',
      },
    },
    'unreliable-neighbour': {
      text: 'Su software depende de un servicio que unos días va lento y otros no responde. ¿Qué construye para que sus usuarios apenas lo noten?',
      purpose:
        'Muestra conocimiento práctico de tiempos de espera, reintentos y funcionamiento reducido, con sus riesgos.',
      followUps: {
        'too-short': 'Tome una usuaria que hace clic mientras ese servicio está caído. ¿Qué ve?',
        'no-example': '¿Qué servicio fue en su caso y qué hizo usted?',
        'claim-without-number': '¿Cuánto tiempo lo espera, cuántas veces reintenta y por qué justo esas cifras?',
      },
    },
    'what-proved-the-cause': {
      text: 'Piense en un fallo que le costó más de un día. ¿Qué sospechó primero y qué demostró al final la verdadera causa?',
      junior:
        'Piense en un fallo en su propio código que buscó durante mucho tiempo. ¿Qué sospechó primero y cómo lo encontró al final?',
      purpose: 'Muestra si alguien busca las causas con hipótesis y pruebas o con suerte.',
      followUps: {
        'too-short': 'Vuelva a la primera hora. ¿Qué miró y qué pudo descartar con ello?',
        'no-example': 'Tome un fallo que recuerde bien. ¿Qué se veía de él?',
        'no-own-part': '¿Cuáles de esos pasos dio usted?',
        'no-result': '¿Cómo se aseguró de que no vuelva?',
      },
    },
    'failed-in-production': {
      text: 'Cuénteme la última vez que falló en producción algo de lo que usted era responsable. ¿Qué hizo en los primeros quince minutos y qué ha cambiado desde entonces?',
      purpose: 'Muestra calma y orden bajo presión, y aprendizaje sin culpables.',
      followUps: {
        'too-short': '¿Cómo se enteró y qué fue lo primero que hizo?',
        'no-own-part': '¿Qué hizo usted y qué hicieron los demás?',
        'no-result': '¿Cuánto tiempo estuvo afectada la gente y qué cambió en las semanas siguientes?',
        'claim-without-number': '¿A cuántos usuarios afectó y durante cuánto tiempo?',
      },
    },
    'ten-times-slower': {
      text: 'Una página que antes cargaba en un segundo tarda ahora diez, y todos dicen que no se ha cambiado nada. ¿Cómo procede?',
      purpose: 'Muestra si se mide antes de mejorar.',
      followUps: {
        'too-short': '¿Qué es lo primero que mide y con qué?',
        'no-example': 'Cuénteme una página o un proceso lento que tuvo de verdad sobre la mesa.',
        'claim-without-number': '¿Cuál era el valor antes y cuál después de su cambio?',
      },
    },
    'tested-and-untested': {
      text: 'Tome la última función que terminó. ¿Qué probó de forma automática, qué a mano y qué dejó sin probar a propósito?',
      senior:
        'Su equipo solo puede permitirse pruebas para la mitad de una función nueva. Tome un caso real: ¿qué hizo probar, qué no y qué riesgo aceptó a sabiendas?',
      withTool:
        'Tome la última función que probó con {tool}. ¿Qué comprobó de forma automática, qué a mano y qué dejó fuera a propósito?',
      purpose: 'Muestra criterio sobre el riesgo al probar en lugar de fe en una cifra de cobertura.',
      followUps: {
        'too-short': 'Nombre una prueba que escribió ahí. ¿Qué error detectaría?',
        'no-example': '¿Qué función era? Quedémonos con ella.',
        'no-result': '¿Se coló algo a pesar de todo? ¿Qué fue?',
        'claim-without-number': '¿De cuántas pruebas hablamos y cuánto tardan en ejecutarse?',
      },
    },
    'review-that-changed-code': {
      text: '¿Cuál fue el comentario más útil que ha dado o recibido en una revisión de código y qué cambió en el código gracias a él?',
      purpose: 'Muestra si las revisiones van al fondo y si la persona sabe dar y aceptar críticas.',
      followUps: {
        'too-short': '¿Cómo era el código antes de ese comentario y cómo después?',
        'no-own-part': '¿El comentario era suyo o lo era el código? ¿Cómo reaccionó?',
        'unclear-term': '¿Qué quiere decir en ese caso con limpio o legible?',
      },
    },
    'old-code-must-run': {
      text: 'Hereda una gran cantidad de código antiguo sin pruebas que tiene que seguir funcionando mientras lo cambia. ¿Por dónde empieza?',
      purpose: 'Muestra paciencia y método con el software existente en lugar de ganas de reescribirlo.',
      followUps: {
        'too-short': '¿Qué hace el primer día, antes de cambiar una línea?',
        'no-example': '¿Qué código antiguo era en su caso?',
        'no-result': '¿Hasta dónde llegó y cómo supo que no había roto nada?',
      },
    },
    'a-third-of-the-tests': {
      text: 'Hay que entregar el jueves y solo queda tiempo para un tercio de las pruebas. ¿Cómo elige y quién tiene que saber lo que quedó fuera?',
      senior:
        'Usted responde de las pruebas y solo hay tiempo para un tercio antes de entregar. ¿Cómo elige y cómo plantea el riesgo restante a quienes deciden?',
      purpose: 'Muestra pruebas según el riesgo y franqueza sobre lo que sigue sin saberse.',
      followUps: {
        'too-short': 'Nombre la primera prueba que quitaría y la última.',
        'no-example': '¿Cuándo tuvo que elegir así de verdad?',
        'no-result': '¿Qué pasó después de la entrega?',
      },
    },
    'changing-a-live-table': {
      text: 'Tiene que cambiar la estructura de una tabla con muchos millones de filas mientras la gente trabaja con ella. ¿Cuáles son sus pasos y dónde podría salir mal?',
      withTool:
        'Tiene que cambiar en {tool} la estructura de una tabla con muchos millones de filas mientras la gente trabaja con ella. ¿Cuáles son sus pasos y dónde podría salir mal?',
      purpose: 'Muestra experiencia con datos que no se pueden parar ni perder.',
      followUps: {
        'too-short': 'Digamos que una columna hay que dividirla en dos. ¿Cuál es su primer paso y cuál el último?',
        'no-example': 'Cuénteme un cambio así que hizo de verdad.',
        'claim-without-number': '¿Cuántas filas eran y cuánto tardó?',
      },
    },
    'slow-query': {
      text: 'Hábleme de una consulta suya a la base de datos que era demasiado lenta. ¿Cómo vio por qué y qué cambió?',
      withTool: 'Hábleme de una consulta en {tool} que era demasiado lenta. ¿Cómo vio por qué y qué cambió?',
      purpose: 'Muestra si alguien sabe leer lo que hace una base de datos en lugar de adivinar.',
      followUps: {
        'too-short': '¿Qué tenía que encontrar la consulta y qué hacía la base de datos en su lugar?',
        'no-example': 'Tome cualquier consulta que recuerde, aunque sea pequeña. ¿Para qué era?',
        'claim-without-number': '¿Cuánto tardaba antes y cuánto después?',
      },
    },
    'same-record-same-second': {
      text: 'Dos personas cambian el mismo registro en el mismo segundo. ¿Qué hace entonces su software y cómo se aseguró de ello?',
      purpose: 'Muestra si alguien ha pensado en la concurrencia en software real.',
      followUps: {
        'too-short': 'Digamos que ambos cambian la dirección de entrega. ¿Cuál queda después?',
        'no-example': '¿En cuál de sus proyectos podía pasar eso y qué se perdía?',
        'unclear-term': '¿A qué se refiere aquí con bloqueo o transacción? ¿Qué protege exactamente?',
      },
    },
    'form-for-strangers': {
      text: 'Alguien le entrega un formulario web que acepta textos y archivos de desconocidos. ¿Qué mira antes de que pueda publicarse?',
      senior:
        'Su equipo quiere publicar un formulario que acepta textos y archivos de desconocidos. ¿Qué ataques repasa con él y qué riesgo restante aceptaría?',
      purpose: 'Muestra si la seguridad forma parte del trabajo diario.',
      followUps: {
        'too-short': 'Tome solo la subida de archivos. ¿Qué podría enviarle alguien?',
        'no-example': '¿Ha encontrado alguna vez un agujero así? ¿Cuál era?',
        'unclear-term': 'Ha hablado de comprobar la entrada. ¿Qué comprueba exactamente y dónde?',
      },
    },
    'way-of-a-password': {
      text: 'Tome un proyecto que conozca. ¿Cómo llegan las claves y contraseñas al software en marcha y quién podría leerlas por el camino?',
      purpose: 'Muestra si alguien ha seguido el camino de los secretos por un sistema real.',
      followUps: {
        'too-short': 'Tome la contraseña de la base de datos. ¿Dónde está guardada esta noche?',
        'no-result': '¿Qué haría si una de esas claves se filtrara esta tarde?',
        'no-own-part': '¿Qué de todo eso montó usted y qué encontró al hacerlo?',
      },
    },
    'laptop-to-user': {
      text: 'Siga un cambio suyo desde el portátil hasta el usuario. ¿Qué pasos iban solos, cuáles no y cuál le preocupaba?',
      withTool:
        'Siga un cambio suyo a través de {tool} hasta el usuario. ¿Qué pasos iban solos, cuáles no y cuál le preocupaba?',
      purpose: 'Muestra experiencia real con la entrega y dónde ve sus puntos débiles.',
      followUps: {
        'too-short': '¿Qué pasó después de enviar el cambio? Dígame los tres pasos siguientes.',
        'no-own-part': '¿Qué parte de eso montó o mejoró usted?',
        'claim-without-number': '¿Cuánto tardaba del primer paso al último y cuántas veces por semana?',
        'no-result': '¿Qué hizo con el paso que le preocupaba?',
      },
    },
    'rebuild-it-tomorrow': {
      text: 'Usted prepara las máquinas, redes y accesos sobre los que funciona un servicio. ¿Cómo se asegura de que otra persona podría reconstruirlo mañana exactamente igual?',
      withTool:
        'Usted prepara con {tool} aquello sobre lo que funciona un servicio. ¿Cómo se asegura de que otra persona podría reconstruirlo mañana exactamente igual?',
      purpose: 'Muestra si los entornos se describen, revisan y prueban como el código.',
      followUps: {
        'too-short': 'Suponga que esta noche desaparece la cuenta entera. ¿Qué es lo primero que teclea su compañera?',
        'no-example': '¿Qué entorno preparó así?',
        'no-result': '¿Alguien intentó alguna vez reconstruirlo? ¿Qué faltaba?',
      },
    },
    'signals-you-watch': {
      text: '¿Cómo sabe ahora mismo que su software va bien? Diga las dos o tres señales que vigila y qué le haría hacer cada una.',
      withTool:
        'Suponga que abre {tool} por la mañana. ¿En qué dos o tres señales se fija y qué le haría hacer cada una?',
      purpose: 'Muestra si la operación se guía por lo que nota el usuario y si las alarmas llevan a actuar.',
      followUps: {
        'too-short': 'Tome la primera de esas señales. ¿Con qué valor se levanta de la silla?',
        'claim-without-number': '¿Qué valor es normal ahí y cuál no?',
        'no-example': '¿Cuándo le dijo algo una señal así por última vez?',
      },
    },
    'loading-empty-failed': {
      text: 'Tome una pantalla que construyó. ¿Qué veía la gente mientras cargaban los datos, cuando no había ninguno y cuando fallaba la llamada?',
      withTool:
        'Tome una pantalla que construyó con {tool}. ¿Qué veía la gente mientras cargaban los datos, cuando no había ninguno y cuando fallaba la llamada?',
      purpose: 'Muestra si alguien construye para el uso real y no solo para la demostración.',
      followUps: {
        'too-short': 'Quedémonos con la llamada fallida. ¿Qué leía la persona y qué podía hacer después?',
        'no-own-part': '¿Qué venía del diseño y qué añadió usted?',
        'no-example': '¿Qué pantalla es? Descríbala para que pueda verla.',
      },
    },
    'keyboard-only': {
      text: 'Alguien usa su pantalla solo con el teclado o con un lector de pantalla. ¿Qué hizo por esa persona en su último proyecto y cómo lo comprobó?',
      purpose: 'Muestra si la accesibilidad se practica y no solo se conoce de nombre.',
      followUps: {
        'too-short': 'Imagine solo la tecla de tabulación. ¿Cómo llega al botón principal y cómo ve dónde está?',
        'no-example': 'Tome un control que construyó, un menú o una ventana de diálogo. ¿Qué hizo ahí?',
        'no-own-part': '¿Qué hizo usted y qué venía ya con la biblioteca de componentes?',
      },
    },
    'connection-lost': {
      text: 'Su aplicación pierde la conexión en mitad de guardar. ¿Qué ve la persona que tiene el teléfono en la mano y qué pasa con los datos?',
      withTool:
        'Tome una aplicación que construyó con {tool}. Pierde la conexión en mitad de guardar: ¿qué ve la persona y qué pasa con los datos?',
      purpose: 'Muestra si alguien construye software móvil para condiciones reales.',
      followUps: {
        'too-short': 'Y cuando la conexión vuelve un minuto después, ¿quién hace qué?',
        'no-example': '¿En qué aplicación tuvo que resolver eso?',
        'no-result': '¿Cómo lo probó?',
      },
    },
    'simple-rule-first': {
      text: 'Tome un modelo en el que trabajó. ¿Con qué regla muy sencilla lo comparó y valió la mejora el esfuerzo?',
      withTool:
        'Tome un modelo que construyó con {tool}. ¿Con qué regla muy sencilla lo comparó y valió la mejora el esfuerzo?',
      purpose: 'Muestra si el modelo parte de la necesidad y de una comparación honrada.',
      followUps: {
        'too-short': 'Si hubiera apostado siempre por la respuesta más frecuente, ¿cuántas veces habría acertado?',
        'claim-without-number': '¿Qué medida comparó y cuánto daba la regla y cuánto el modelo?',
        'no-own-part': '¿Qué parte era suya: datos, variables, entrenamiento, evaluación?',
        'unclear-term': 'Ha hablado de precisión. ¿Qué contaba como acierto y para quién?',
      },
    },
    'good-in-tests-bad-in-life': {
      text: 'Un modelo que iba bien en sus pruebas va mal con usuarios reales. ¿Qué comprueba primero y qué después?',
      purpose: 'Muestra método para averiguar por qué un modelo falla en la práctica.',
      followUps: {
        'too-short': '¿Qué es lo primero que miraría y qué le diría?',
        'no-example': '¿Con cuál de sus modelos le pasó?',
        'no-result': '¿Cuál fue la causa al final y cómo supo que estaba resuelto?',
      },
    },
    'right-looking-wrong-numbers': {
      text: 'La carga de datos de anoche dejó cifras que parecen correctas y son falsas. ¿Cómo podría haberlo notado antes que quienes trabajan con ellas?',
      withTool:
        'Una carga de datos en {tool} dejó anoche cifras que parecen correctas y son falsas. ¿Cómo podría haberlo notado antes que quienes trabajan con ellas?',
      purpose: 'Muestra si la calidad de los datos se comprueba desde el principio.',
      followUps: {
        'too-short': 'Nombre una comprobación que lo habría detectado y dónde estaría.',
        'no-example': '¿Cuándo le pasó y qué estaba mal en las cifras?',
        'no-result': '¿Qué hizo con las cifras falsas que ya habían salido?',
      },
    },
    'language-model-good-enough': {
      text: 'Pone un modelo de lenguaje en un producto. ¿Cómo sabe que sus respuestas son bastante buenas y qué ocurre cuando no lo son?',
      withTool:
        'Pone {tool} en un producto. ¿Cómo sabe que las respuestas son bastante buenas y qué ocurre cuando no lo son?',
      purpose: 'Muestra si las respuestas generadas se miden, se acotan y se protegen.',
      followUps: {
        'too-short': 'Tome una respuesta mala de ese modelo. ¿Quién la nota y cuándo?',
        'no-example': '¿Qué producto era y qué hacía el modelo en él?',
        'claim-without-number': '¿Con cuántos ejemplos probó y cuántos eran buenos?',
        'unclear-term': 'Ha dicho que las respuestas son buenas. ¿Quién lo decide y según qué?',
      },
    },
    'decision-you-opposed': {
      text: 'Hábleme de una decisión técnica con la que no estaba de acuerdo. ¿Qué argumentos dio, cómo se resolvió y qué piensa hoy de ella?',
      purpose: 'Muestra cómo discrepa alguien y si sabe llevar adelante una decisión ajena.',
      followUps: {
        'too-short': '¿Qué decía a favor la otra parte, con sus palabras?',
        'no-own-part': '¿Qué hizo usted, además de opinar otra cosa?',
        'no-result': '¿Cómo salió al final?',
        'no-example': 'Tome un caso, aunque sea pequeño. ¿Qué había que decidir?',
      },
    },
    'someone-got-better': {
      text: 'Piense en un compañero o compañera que mejoró gracias a usted. ¿Qué hizo exactamente y en qué lo notó?',
      purpose: 'Muestra si alguien hace crecer a otros de forma consciente.',
      followUps: {
        'too-short': '¿Qué no sabía hacer antes esa persona y qué sabe hacer ahora?',
        'no-own-part': '¿Qué parte fue obra suya y cuál de la otra persona?',
        'no-example': 'Piense en una persona concreta, sin nombre.',
      },
    },
    'two-weeks-or-six': {
      text: 'Alguien quiere una función en dos semanas y usted cree que hacen falta seis. ¿Cómo va esa conversación y qué ofrece?',
      junior:
        'A los dos días nota que su tarea va a durar el doble de lo prometido. ¿A quién se lo dice y con qué palabras?',
      purpose: 'Muestra el manejo de la presión, de las estimaciones y de la necesidad que hay detrás de un deseo.',
      followUps: {
        'too-short': '¿Cuál es la primera frase que le dice a esa persona?',
        'no-example': '¿Cuándo tuvo esa conversación por última vez y de qué se trataba?',
        'no-result': '¿Qué se entregó al final y cuándo?',
      },
    },
  },
};
