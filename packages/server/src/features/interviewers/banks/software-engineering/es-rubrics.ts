import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'built-it-yourself': {
    anchors: {
      '1': 'Nombra herramientas, pero no sabe decir qué ocurre entre el clic y la respuesta.',
      '3': 'Sigue la petición por las partes principales, con huecos en una capa, por ejemplo cómo se guardan los datos o vuelven los errores.',
      '5': 'Sigue un clic real por navegador, red, servidor y base de datos, dice qué pasa si falla un paso y por qué se construyó así.',
    },
    facts: {
      'request-path': [
        'El navegador envía una petición al servidor y este responde con datos.',
        'Un clic llama a la API y el backend procesa la solicitud.',
        'El front manda el formulario a un endpoint de mi servidor.',
      ],
      'stored-data': [
        'Los datos se guardan en una tabla de la base de datos.',
        'El servidor lee el registro de la base y lo devuelve.',
        'Lo almaceno en una tabla y lo busco por su identificador.',
      ],
      'error-path': [
        'Si algo falla, el usuario ve un mensaje de error.',
        'Capturo el error y muestro qué ha ido mal.',
        'Cuando la llamada falla, la página lo dice y deja intentarlo otra vez.',
      ],
      'reason-for-choice': [
        'Lo elegí porque era lo más sencillo que funcionaba.',
        'La razón de construirlo así era poder cambiarlo fácilmente.',
        'Antes probé otra manera y no sirvió por sus límites.',
      ],
    },
  },
  'decision-to-defend': {
    anchors: {
      '1': 'Describe tecnologías en uso; ninguna decisión propia, ninguna alternativa.',
      '3': 'Una decisión real con razón y alternativa, pero poco sobre lo que costó después.',
      '5': 'Decisión, alternativas, la necesidad que inclinó la balanza, qué pasó después y, con honestidad, qué haría distinto.',
    },
    facts: {
      alternative: [
        'También consideramos otro enfoque y lo descartamos.',
        'La alternativa habría sido dividirlo en servicios separados.',
        'Comparé dos o tres opciones antes de elegir.',
      ],
      'driving-need': [
        'Lo decisivo fue que teníamos poco tiempo y un equipo pequeño.',
        'Necesitábamos aguantar más carga, y eso marcó la elección.',
        'Lo más importante era que fuera sencillo de operar.',
      ],
      'cost-later': [
        'Más tarde resultó un error, porque cada cambio tardaba más.',
        'El inconveniente apareció un año después, al mantenerlo.',
        'Se convirtió en un cuello de botella y nos costó mucho trabajo.',
      ],
      'own-judgement': [
        'Hoy lo haría de otra manera.',
        'Con lo que sé ahora, retiraría esa decisión.',
        'La seguiría defendiendo, porque nos ahorró problemas mayores.',
      ],
    },
  },
  'ten-times-load': {
    anchors: {
      '1': 'Añade servidores, sin decir cuál es el límite.',
      '3': 'Nombra un cuello de botella creíble como la base de datos y un remedio, sin medir.',
      '5': 'Nombra el primer límite con cifras, prueba bajo carga, sabe qué soltar o encolar, pone una alarma antes del límite.',
    },
    facts: {
      'first-bottleneck': [
        'Lo primero en ceder sería la base de datos.',
        'Nos quedaríamos antes sin conexiones a la base.',
        'El cuello de botella es el único servicio por el que pasa todo.',
      ],
      'load-test': [
        'Haría una prueba de carga contra una copia del sistema.',
        'Simulamos el tráfico antes y miramos dónde se frena.',
        'Mediría cuántas peticiones hacen falta para que se rompa.',
      ],
      'cache-or-queue': [
        'Pondría una caché delante.',
        'Lo que no tiene que hacerse al momento va a una cola.',
        'Guardamos los resultados de las consultas frecuentes para no preguntar siempre a la base.',
      ],
      'shed-load': [
        'Prefiero rechazar algunas peticiones a que se caiga todo.',
        'Con límites de uso, las solicitudes importantes siguen pasando.',
        'Las funciones menos importantes se apagan primero.',
      ],
      'early-warning': [
        'Una alerta nos avisa antes de llegar al límite.',
        'Vigilo los tiempos de respuesta y la longitud de la cola.',
        'En el panel hay un aviso al setenta por ciento de capacidad.',
      ],
    },
  },
  'changing-an-interface': {
    anchors: {
      '1': 'La cambia y avisa, o nunca ha pensado en quienes la llaman.',
      '3': 'Mantiene un tiempo la antigua y la nueva, pero es vago sobre cómo migran y cuándo acaba la antigua.',
      '5': 'Añade antes de quitar, mide quién llama aún a la antigua, da fechas y ayuda, comprueba el contrato con pruebas, elimina solo cuando no queda nadie.',
    },
    facts: {
      'both-versions': [
        'Durante un tiempo conviven la versión antigua y la nueva.',
        'Primero añado el campo nuevo y dejo el viejo donde está.',
        'Versionamos la API para que los clientes actuales sigan funcionando.',
      ],
      'knows-callers': [
        'Miro en los registros quién llama todavía al endpoint antiguo.',
        'Medimos cuánto tráfico quedaba en la versión vieja.',
        'Primero averiguo qué clientes la usan.',
      ],
      announcement: [
        'Anunciamos el cambio pronto, con fecha de fin de la antigua.',
        'A los clientes se les avisó meses antes y recibieron una guía para migrar.',
        'Hablé con cada equipo que la utiliza.',
      ],
      'contract-test': [
        'Las pruebas de contrato muestran si un cliente viejo sigue funcionando.',
        'Tenemos tests que llaman a la API como lo hacen los consumidores.',
        'Un test falla en cuanto alguien rompe el formato acordado.',
      ],
    },
  },
  'unreliable-neighbour': {
    anchors: {
      '1': 'Espera, muestra un error o culpa al otro servicio.',
      '3': 'Tiempos límite y reintentos, sin decir qué no debe repetirse ni qué ve el usuario.',
      '5': 'Tiempos cortos, reintentos limitados con pausas crecientes, repetición segura, alternativa útil, corte de llamadas y recuperación previstos.',
    },
    facts: {
      timeout: [
        'Cada llamada tiene un tiempo límite para no esperar para siempre.',
        'A los dos segundos dejo de esperar al otro servicio.',
        'Ponemos un timeout corto a cada petición.',
      ],
      'careful-retry': [
        'Reintento unas pocas veces con una pausa cada vez mayor.',
        'Volvemos a intentarlo con backoff, para no empeorarlo.',
        'Solo se repiten las llamadas que pueden repetirse sin peligro.',
      ],
      fallback: [
        'Si está caído, mostramos los últimos datos conocidos.',
        'El usuario puede seguir trabajando y el resto se hace más tarde desde una cola.',
        'Hay una alternativa, la página funciona sin esa parte.',
      ],
      'circuit-breaker': [
        'Un cortacircuitos deja de llamar al servicio cuando falla demasiado.',
        'Tras varios fallos lo dejamos tranquilo un minuto.',
        'No le mandamos más peticiones hasta que se recupera.',
      ],
    },
  },
  'what-proved-the-cause': {
    anchors: {
      '1': 'Ningún fallo concreto, o probó cosas hasta que desapareció.',
      '3': 'Un fallo concreto y pasos sensatos, pero no qué descartaba cada uno ni cómo se demostró la causa.',
      '5': 'Primera sospecha y por qué era falsa, experimentos que descartan, causa demostrada haciendo aparecer y desaparecer el fallo, y un freno para que no vuelva.',
    },
    facts: {
      'wrong-suspicion': [
        'Al principio creí que era la base de datos, pero no.',
        'Mi primera sospecha resultó falsa.',
        'Todos pensábamos que la culpa era de la última versión.',
      ],
      reproduced: [
        'Conseguí reproducirlo en mi máquina.',
        'En cuanto pude provocarlo a voluntad, fue fácil de encontrar.',
        'Escribí un pequeño script que dispara el fallo cada vez.',
      ],
      'ruled-out': [
        'Fui apagando partes una tras otra para ver si seguía pasando.',
        'Recorriendo el historial paso a paso encontré el cambio que lo causó.',
        'En los logs se veía que la petición había llegado, así que no podía ser la red.',
      ],
      'root-cause': [
        'La causa real eran dos procesos que escribían a la vez.',
        'Al final resultó que en ese servidor había un ajuste distinto.',
        'El motivo era una suposición falsa sobre las zonas horarias.',
      ],
      'guard-against-return': [
        'Añadí un test que falla si vuelve.',
        'Desde entonces hay una comprobación en la integración continua.',
        'Ahora tenemos una alarma para ese caso.',
      ],
    },
  },
  'failed-in-production': {
    anchors: {
      '1': 'Nunca falló nada suyo, o la historia trata de quién tuvo la culpa.',
      '3': 'Lo encontró y reparó con el equipo; poco sobre avisar o sobre lo que cambió después.',
      '5': 'Limita primero el daño, informa a los afectados, luego busca la causa, la escribe sin culpar y nombra el cambio que salió de ello.',
    },
    facts: {
      'limited-damage': [
        'Primero volví a la versión anterior.',
        'Desactivamos la función nueva de inmediato.',
        'Lo más importante era que volviera a funcionar, la causa vino después.',
      ],
      informed: [
        'Conté al equipo y a soporte lo que pasaba.',
        'Pusimos un aviso en la página de estado.',
        'Una persona mantuvo informados a los clientes mientras yo buscaba el fallo.',
      ],
      'looked-at-data': [
        'Miré los logs y los paneles para ver cuándo empezó.',
        'Las gráficas mostraban que los errores subían justo tras el despliegue.',
        'Revisé qué había cambiado poco antes.',
      ],
      'written-review': [
        'Después escribimos qué pasó y por qué.',
        'Hicimos una revisión sin culpar a nadie.',
        'Hubo un postmortem con todo el equipo.',
      ],
      'lasting-change': [
        'Desde entonces las versiones van primero a un grupo pequeño de usuarios.',
        'Añadimos una alerta para verlo antes.',
        'Ahora hay un control que frena un cambio así.',
      ],
    },
  },
  'ten-times-slower': {
    anchors: {
      '1': 'Adivina una causa, o añade hardware o una caché.',
      '3': 'Mira logs o un perfilador y halla una causa creíble, sin acotar dónde se va el tiempo.',
      '5': 'Divide los diez segundos, compara con antes, encuentra la parte que creció, cambia una cosa cada vez y vuelve a medir.',
    },
    facts: {
      'measure-first': [
        'Primero mido dónde se va el tiempo.',
        'Con un perfilador veo qué parte tarda más.',
        'La pestaña de red muestra si es el servidor o el navegador.',
      ],
      'what-changed': [
        'Siempre cambia algo, por ejemplo la cantidad de datos.',
        'Comparo con el día en que todavía iba rápido.',
        'Reviso despliegues, ajustes y crecimiento desde entonces.',
      ],
      'database-share': [
        'A menudo es una consulta sin índice.',
        'La página hacía cientos de consultas pequeñas en lugar de una.',
        'Miro el registro de consultas lentas.',
      ],
      'verify-fix': [
        'Tras el cambio volví a medir para estar seguro.',
        'Cambio una cosa cada vez y comparo.',
        'Bajó de diez segundos a menos de uno.',
      ],
    },
  },
  'tested-and-untested': {
    anchors: {
      '1': 'Hace clic por ahí, o probar es cosa de otros.',
      '3': 'Escribe pruebas unitarias de los caminos principales; sin razón clara de lo que deja fuera.',
      '5': 'Pone pruebas donde un fallo dolería, mezcla niveles con razones, nombra lo que dejó y el riesgo asumido, sabe qué se coló.',
    },
    facts: {
      'test-levels': [
        'Escribí pruebas unitarias para las reglas y unas pocas de extremo a extremo para el camino principal.',
        'La lógica está cubierta con tests unitarios y la integración con algunos más lentos.',
        'Hay una prueba que pasa por el navegador, el resto se comprueba por debajo.',
      ],
      'risk-first': [
        'Donde más probé fue donde un error cuesta dinero.',
        'Lo importante era no cobrar dos veces, así que eso es lo mejor probado.',
        'Me pregunté qué dolería más si se rompe.',
      ],
      'left-out': [
        'Dejé a propósito la maquetación sin probar.',
        'No probamos la página de administración, porque solo la usan dos personas.',
        'Esa parte solo la miré a mano.',
      ],
      'edge-cases': [
        'También probé entradas vacías y muy largas.',
        'Están cubiertos los casos raros, como fechas erróneas o valores que faltan.',
        'Probé además qué pasa cuando falla el otro servicio.',
      ],
      'slipped-through': [
        'Aun así se coló un bug y añadí un test.',
        'Un cliente encontró un caso que no habíamos pensado.',
        'Más tarde salió un fallo que nuestras pruebas no podían ver.',
      ],
    },
  },
  'review-that-changed-code': {
    anchors: {
      '1': 'Habla de formato, o dice que las revisiones solo cuestan tiempo.',
      '3': 'Un comentario real con un cambio sensato, pero en la superficie.',
      '5': 'Un comentario que descubrió una suposición falsa o un riesgo, dicho de forma que se pudo escuchar, y lo que salió de ello.',
    },
    facts: {
      substance: [
        'El comentario señalaba un caso en el que no había pensado.',
        'La revisora vio que dos peticiones podían estorbarse.',
        'Trataba de la estructura, no del estilo.',
      ],
      'change-in-code': [
        'Reescribí esa parte y quedó en la mitad.',
        'Juntamos la lógica en un solo lugar.',
        'Después dividí la función y le puse un buen nombre.',
      ],
      tone: [
        'Hice una pregunta en vez de decir que estaba mal.',
        'Expliqué por qué y propuse una alternativa.',
        'Primero me molestó, luego vi que tenía razón.',
      ],
      habit: [
        'Desde entonces busco eso en cada revisión.',
        'Hago cambios pequeños para que se puedan revisar.',
        'Ahora reviso mi propio cambio antes de pedírselo a otros.',
      ],
    },
  },
  'old-code-must-run': {
    anchors: {
      '1': 'Lo reescribiría de cero, o evita tocarlo.',
      '3': 'Añade pruebas y ordena poco a poco, sin decir dónde ni por qué ahí.',
      '5': 'Aprende qué hace en uso real, fija el comportamiento con pruebas donde toca cambiar, pasos pequeños entregables, deja en paz lo que no hace falta cambiar.',
    },
    facts: {
      'pin-behaviour': [
        'Primero escribo pruebas que registran lo que hace hoy.',
        'Fijo el comportamiento actual antes de cambiar nada.',
        'Comparamos la salida del código viejo y del nuevo con datos reales.',
      ],
      'small-steps': [
        'Lo cambio en pasos pequeños y despliego cada uno.',
        'Trozo a trozo se va sustituyendo la parte vieja.',
        'Cada paso se puede deshacer si algo sale mal.',
      ],
      'where-it-hurts': [
        'Empiezo donde hacen falta cambios más a menudo.',
        'Las partes que nadie toca las dejo.',
        'Miré qué archivos habían causado más errores.',
      ],
      'learn-first': [
        'Hablo con quienes llevan tiempo trabajando con él.',
        'Leo los logs para ver qué se usa de verdad.',
        'Primero intento entender por qué se hizo así.',
      ],
    },
  },
  'a-third-of-the-tests': {
    anchors: {
      '1': 'Prueba más rápido o más tiempo, o deja elegir a otros.',
      '3': 'Pone primero las funciones principales, sin mirar qué cambió ni decir qué falta.',
      '5': 'Elige por lo cambiado, por el daño y por fallos pasados, dice abiertamente qué no queda cubierto, deja decidir al responsable, vigila tras la entrega.',
    },
    facts: {
      'by-change': [
        'Miro qué se ha cambiado y lo pruebo primero.',
        'Las partes que nadie ha tocado pueden esperar.',
        'Pregunto a los desarrolladores dónde tienen dudas.',
      ],
      'by-damage': [
        'Lo que más dolería a los clientes se prueba primero.',
        'El pago y el inicio de sesión van siempre por delante.',
        'Sopeso lo probable que es un fallo y lo grave que sería.',
      ],
      'says-openly': [
        'Escribo lo que no se ha probado y se lo digo al product owner.',
        'Todos tienen que saber qué riesgo corremos.',
        'La decisión de publicar la toma el responsable con mi lista de huecos.',
      ],
      'after-release': [
        'Después de la entrega pruebo el resto.',
        'El primer día vigilamos de cerca la tasa de errores.',
        'Hay una vuelta atrás por si aparece algo.',
      ],
    },
  },
  'changing-a-live-table': {
    anchors: {
      '1': 'Lanza una orden de noche, o no sabe qué podría salir mal.',
      '3': 'Migración con copia y ensayo, sin tratar los bloqueos ni el código viejo y nuevo a la vez.',
      '5': 'Añade la forma nueva, la llena por lotes, escribe en ambas, cambia la lectura, quita lo viejo al final; conoce los bloqueos y tiene vuelta atrás.',
    },
    facts: {
      'expand-then-contract': [
        'Primero añado la columna nueva y la vieja la quito solo al final.',
        'Durante un tiempo el código escribe en la columna antigua y en la nueva.',
        'Se hace en varias entregas, no en una.',
      ],
      batches: [
        'Las filas antiguas se rellenan en lotes pequeños.',
        'Copio unos miles de filas cada vez para no bloquear nada.',
        'Una tarea de fondo mueve los datos despacio.',
      ],
      locks: [
        'Hay que saber qué cambio bloquea la tabla.',
        'El peligro es que la sentencia bloquee a todos durante minutos.',
        'Pongo un tiempo límite de bloqueo para que abandone.',
      ],
      'way-back': [
        'Hay una copia de seguridad y he probado a restaurarla.',
        'Cada paso se puede revertir.',
        'Antes lo probé en una copia de los datos reales.',
      ],
    },
  },
  'slow-query': {
    anchors: {
      '1': 'Añade un índice por costumbre, o traslada el problema a una caché.',
      '3': 'Mira el plan y añade un índice adecuado, poco sobre por qué ayudó.',
      '5': 'Lee el plan con datos reales, explica por qué lo eligió la base, cambia consulta, índice o modelo con su precio, y vuelve a medir.',
    },
    facts: {
      'read-plan': [
        'Miré el plan de ejecución con explain.',
        'En el plan se veía que leía la tabla entera.',
        'Con explain analyze vi dónde se iba el tiempo.',
      ],
      index: [
        'Un índice sobre esas dos columnas lo resolvió.',
        'El índice estaba, pero no podía usarse por la función alrededor de la columna.',
        'Creé un índice que encaja con el filtro y el orden.',
      ],
      'rewrite-query': [
        'Reescribí la consulta para que leyera muchas menos filas.',
        'En lugar de una consulta por fila, ahora hay una para todas.',
        'Solo traemos las columnas que hacen falta.',
      ],
      'price-of-it': [
        'Cada índice hace más lenta la escritura.',
        'El precio fue más espacio e inserciones más lentas.',
        'Comprobé que nada más se hubiera ralentizado.',
      ],
      measured: [
        'Bajó de treinta segundos a menos de uno.',
        'Medí antes y después con datos reales.',
        'Pasó a ir cien veces más rápido.',
      ],
    },
  },
  'same-record-same-second': {
    anchors: {
      '1': 'No pasa, o gana el último sin que nadie lo note.',
      '3': 'Nombra transacciones o bloqueos, sin decir qué caso no cubren.',
      '5': 'Nombra la pérdida posible, elige versión, bloqueo o restricción con un motivo, dice qué ve la segunda persona y lo ha probado.',
    },
    facts: {
      'version-check': [
        'Cada registro lleva un número de versión y una versión vieja se rechaza.',
        'Con bloqueo optimista, el segundo recibe un conflicto.',
        'La actualización solo entra si nadie lo ha cambiado entretanto.',
      ],
      transaction: [
        'Los dos pasos van en una sola transacción.',
        'Bloqueo la fila mientras la cambio.',
        'La base se encarga de que vayan uno detrás de otro.',
      ],
      constraint: [
        'Una restricción de unicidad en la base decide quién gana.',
        'No compruebo primero y escribo después, lo comprueba la base.',
        'La regla está en la base de datos y no solo en el código.',
      ],
      'second-person': [
        'A la segunda persona se le dice que otro lo ha cambiado.',
        'Se muestran las dos versiones y se puede elegir.',
        'El usuario tiene que recargar y decidir.',
      ],
      'tested-it': [
        'Escribí un test con dos hilos que lo hacen a la vez.',
        'Lo probé con muchas peticiones en paralelo.',
        'Un test lanza las dos actualizaciones juntas.',
      ],
    },
  },
  'form-for-strangers': {
    anchors: {
      '1': 'Campos obligatorios y un captcha; confía en el framework.',
      '3': 'Nombra la inyección y valida en el servidor, pero deja abiertos archivos, permisos o límites.',
      '5': 'Recorre texto, archivos, permisos, límites y almacenamiento, lo trata todo como hostil, sabe qué se registra y quién puede verlo.',
    },
    facts: {
      'server-side-checks': [
        'Todo se valida otra vez en el servidor.',
        'Nunca me fío de lo que viene del navegador.',
        'La validación en el navegador es solo comodidad.',
      ],
      injection: [
        'Con consultas preparadas nadie puede inyectar SQL.',
        'El texto se escapa antes de mostrarlo, contra el cross-site scripting.',
        'Me aseguro de que lo introducido nunca se ejecute como código.',
      ],
      'file-upload': [
        'Limito el tamaño y el tipo de los archivos y compruebo el contenido real.',
        'Los ficheros subidos se guardan fuera de la carpeta web con otro nombre.',
        'Los archivos pasan por un antivirus y nunca se ejecutan.',
      ],
      limits: [
        'Un límite de frecuencia impide que alguien mande miles.',
        'Cada campo tiene un tamaño máximo.',
        'Contra los bots limitaría las peticiones por dirección.',
      ],
      'personal-data': [
        'Solo quien lo necesita puede ver los datos.',
        'Guardamos lo mínimo y lo borramos pasado un tiempo.',
        'En los logs no debe aparecer nada personal.',
      ],
    },
  },
  'way-of-a-password': {
    anchors: {
      '1': 'En el código, en un chat, o no lo sabe.',
      '3': 'Variables de entorno o un almacén de secretos, sin decir quién puede leerlos ni cómo se cambian.',
      '5': 'Conoce todo el camino, las personas y programas que podrían leerlo, cómo se cambian las claves, qué pasa tras una fuga y qué sigue débil.',
    },
    facts: {
      'secret-store': [
        'Los secretos están en un almacén y se entregan al arrancar el programa.',
        'Guardamos las contraseñas en un gestor de secretos, no en el repositorio.',
        'Llegan como variables de entorno desde el almacén de la plataforma.',
      ],
      'least-access': [
        'Solo pueden leerlas dos personas y el despliegue.',
        'Cada servicio tiene su cuenta con los permisos justos.',
        'Los desarrolladores no tienen la contraseña de producción.',
      ],
      rotation: [
        'Las claves se cambian cada pocos meses.',
        'Podemos sustituir una clave sin parar, porque un tiempo valen dos.',
        'Cuando alguien se va, se renuevan los accesos.',
      ],
      'leak-plan': [
        'Si se filtra una, la revocamos al momento y miramos quién la usó.',
        'Un escáner frena los commits que llevan una clave.',
        'Una vez había una clave en el repositorio, la reemplazamos y lo limpiamos.',
      ],
    },
  },
  'laptop-to-user': {
    anchors: {
      '1': 'Copia archivos, o lo hacen otros.',
      '3': 'Una cadena con compilación, pruebas y entrega, contada sin sus puntos débiles.',
      '5': 'Camino concreto con tiempos, primero a pocos usuarios, vuelta atrás ensayada, una mejora hecha por su mano.',
    },
    facts: {
      'automatic-checks': [
        'El pipeline compila y ejecuta todas las pruebas.',
        'Nada se puede fusionar si los controles no están en verde.',
        'Tras el push, los tests corren solos.',
      ],
      'gradual-release': [
        'Al principio solo unos pocos usuarios reciben la nueva versión.',
        'Va primero a un entorno de pruebas y luego poco a poco a todos.',
        'La función está detrás de un interruptor.',
      ],
      'way-back': [
        'Con un comando volvemos a la versión anterior.',
        'Revertir tarda dos minutos.',
        'Hemos ensayado la vuelta atrás.',
      ],
      'weak-step': [
        'Lo que me preocupaba era la migración de la base de datos.',
        'El paso manual era copiar la configuración, y una vez salió mal.',
        'Las pruebas duraban cuarenta minutos, así que la gente se las saltaba.',
      ],
      improvement: [
        'Acorté la compilación de treinta minutos a ocho.',
        'Automaticé el paso que se hacía a mano.',
        'Desde mi cambio desplegamos cada día en vez de cada dos semanas.',
      ],
    },
  },
  'rebuild-it-tomorrow': {
    anchors: {
      '1': 'Montado a mano en una consola, como mucho con notas.',
      '3': 'Escrito como código en un repositorio; estado, secretos y datos quedan abiertos.',
      '5': 'Todo como código y revisado, estado y secretos cuidados, desviaciones detectadas, restauración ensayada, costes a la vista.',
    },
    facts: {
      'as-code': [
        'Todo está descrito en código y guardado en git.',
        'Nadie hace clic en la consola, los cambios pasan por el repositorio.',
        'La infraestructura está escrita en archivos que se revisan.',
      ],
      drift: [
        'Una tarea nos avisa cuando la realidad difiere del código.',
        'Comparamos con regularidad lo que hay con lo descrito.',
        'Los cambios manuales se sobrescriben en la siguiente ejecución.',
      ],
      rehearsed: [
        'Lo reconstruimos una vez en una cuenta vacía para ver qué faltaba.',
        'Dos veces al año ensayamos la restauración.',
        'Cada semana se crea un entorno de pruebas con el mismo código.',
      ],
      'data-and-secrets': [
        'Las copias están en otro sitio y se restauran como prueba.',
        'Lo difícil son los datos, las máquinas se rehacen enseguida.',
        'Los secretos y el fichero de estado se guardan aparte y protegidos.',
      ],
    },
  },
  'signals-you-watch': {
    anchors: {
      '1': 'Llaman los usuarios, o hay una herramienta que mira otro.',
      '3': 'Cifras habituales como carga y errores, sin lo que se sigue de ellas.',
      '5': 'Pocas señales cercanas al usuario, cada una con un valor y una acción; ha quitado alarmas inútiles; cuenta un caso.',
    },
    facts: {
      'user-facing-signal': [
        'Vigilo el porcentaje de peticiones que fallan y cuánto tardan.',
        'El tiempo de respuesta que nota el usuario es lo primero que miro.',
        'Lo que más me dice es el número de pedidos completados por minuto.',
      ],
      threshold: [
        'Si falla más del uno por ciento, se llama a alguien.',
        'Por encima de medio segundo recibimos un aviso.',
        'Acordamos un objetivo y la alarma se refiere a él.',
      ],
      action: [
        'Entonces miro el último despliegue y, ante la duda, lo revierto.',
        'Para cada alarma hay una página que dice qué hacer.',
        'Si la cola crece, arranco más procesos.',
      ],
      'fewer-alarms': [
        'Borramos las alarmas a las que nadie reaccionaba.',
        'Había demasiados avisos, así que dejamos los pocos que importan.',
        'Una alerta que no lleva a ninguna acción se quita.',
      ],
    },
  },
  'loading-empty-failed': {
    anchors: {
      '1': 'Una ruedecita, o no lo ha pensado.',
      '3': 'Trata carga y errores en general, falta el caso vacío o cómo seguir.',
      '5': 'Cada estado tiene sus palabras y una salida, no se pierde nada escrito, probó redes lentas, vio a personas reales usarlo.',
    },
    facts: {
      loading: [
        'Mientras carga se ve el contorno de la página.',
        'Aparece un hueco reservado para que nada salte.',
        'Al segundo se muestra un indicador, antes nada.',
      ],
      empty: [
        'Cuando aún no hay nada, la página dice qué se puede hacer primero.',
        'Una lista vacía explica por qué lo está.',
        'Los usuarios nuevos ven una pista en lugar de una página en blanco.',
      ],
      failed: [
        'Si falla hay un mensaje claro y un botón para reintentar.',
        'No se pierde nada de lo escrito cuando la llamada falla.',
        'El resto de la página funciona aunque una parte no haya cargado.',
      ],
      'slow-network': [
        'Lo probé con una conexión lenta.',
        'En el navegador limité la red para verlo.',
        'Lo probé en un móvil viejo.',
      ],
    },
  },
  'keyboard-only': {
    anchors: {
      '1': 'No se ha pensado, o cree que no hay usuarios así.',
      '3': 'Conoce etiquetas, contraste y textos alternativos, comprobados solo con una herramienta.',
      '5': 'Primero los elementos correctos, foco y orden cuidados, cambios anunciados, comprobado con teclado y lector de pantalla, mejor con quienes lo necesitan.',
    },
    facts: {
      'right-elements': [
        'Uso botones y enlaces de verdad en vez de cajas pulsables.',
        'Con HTML correcto, casi todo funciona solo.',
        'Los títulos y las etiquetas están bien marcados.',
      ],
      focus: [
        'Se ve dónde está el foco.',
        'Al abrirse un diálogo el foco entra en él y después vuelve.',
        'El orden del tabulador sigue la página.',
      ],
      'own-check': [
        'Dejé el ratón y lo recorrí con el teclado.',
        'Escuché la página con un lector de pantalla.',
        'Lo probé con VoiceOver o NVDA.',
      ],
      'automatic-check': [
        'En la integración corre una comprobación automática, pero solo encuentra parte de los fallos.',
        'Axe o Lighthouse muestra etiquetas que faltan y contrastes débiles.',
        'Comprobé el contraste de los colores.',
      ],
      'real-users': [
        'Un compañero ciego lo probó y nos dijo qué estorbaba.',
        'Lo probamos con personas que dependen de ello.',
        'El comentario de una usuaria nos hizo cambiar el formulario.',
      ],
    },
  },
  'connection-lost': {
    anchors: {
      '1': 'Un mensaje de error, y la persona empieza otra vez.',
      '3': 'Conserva los datos y reintenta, sin pensar en duplicados, conflictos o la aplicación cerrada.',
      '5': 'Primero guardado en local, enviado después una sola vez, regla para conflictos, siempre se sabe qué está guardado, probado cortando la conexión.',
    },
    facts: {
      'local-first': [
        'Se guarda primero en el teléfono.',
        'El dato queda en una base local hasta que se puede enviar.',
        'No se pierde nada porque se almacena en el dispositivo antes de mandarlo.',
      ],
      'send-later': [
        'Cuando vuelve la red se envía en segundo plano.',
        'Una cola manda más tarde los cambios pendientes.',
        'La aplicación lo intenta de nuevo sola.',
      ],
      'no-doubles': [
        'Cada entrada tiene su propio identificador para que no se guarde dos veces.',
        'El servidor reconoce una petición repetida.',
        'Enviarlo dos veces tiene el mismo efecto que una.',
      ],
      'person-knows': [
        'Una pequeña marca muestra lo que aún no se ha enviado.',
        'El usuario ve que está en el móvil y saldrá más tarde.',
        'Muestro con claridad si está guardado o no.',
      ],
      'tested-offline': [
        'Lo probé en modo avión.',
        'Maté la aplicación en mitad del guardado para ver qué pasaba.',
        'Lo probamos en un ascensor y en el metro.',
      ],
    },
  },
  'simple-rule-first': {
    anchors: {
      '1': 'Nombra algoritmos y bibliotecas; sin comparación.',
      '3': 'Comparó con otro modelo en datos de prueba; la necesidad y el coste de los errores quedan vagos.',
      '5': 'Referencia sencilla, medida acorde al coste de los fallos, datos separados sin fugas, ganancia en cifras, dispuesto a abandonar el modelo.',
    },
    facts: {
      baseline: [
        'Lo comparamos con predecir siempre la media.',
        'Una regla sencilla ya acertaba en el ochenta por ciento de los casos.',
        'Mi referencia era lo que el departamento hacía a mano.',
      ],
      'fitting-measure': [
        'La exactitud habría engañado, porque los casos eran raros.',
        'Un caso perdido cuesta más que una falsa alarma, así que miramos la exhaustividad.',
        'Elegimos la medida por lo que cuesta un error.',
      ],
      'clean-split': [
        'Separé por fechas para que no se colara nada del futuro.',
        'Los datos de prueba no se tocaron hasta el final.',
        'El mismo cliente nunca estaba a la vez en entrenamiento y prueba.',
      ],
      gain: [
        'El modelo era un diez por ciento mejor, lo que ahorraba el trabajo de dos personas.',
        'La ganancia era demasiado pequeña, así que nos quedamos con la regla.',
        'En dinero compensaba a los tres meses.',
      ],
      'looked-at-errors': [
        'Miré los casos erróneos uno por uno.',
        'La mayoría de los fallos venía de etiquetas malas.',
        'Se equivocaba sobre todo con un grupo, y averiguamos por qué.',
      ],
    },
  },
  'good-in-tests-bad-in-life': {
    anchors: {
      '1': 'Entrena otra vez con más datos.',
      '3': 'Nombra deriva o sobreajuste y compara datos, sin orden.',
      '5': 'Comprueba primero la cadena y las entradas, compara datos reales y de prueba, busca fugas, mira casos sueltos y vigila la calidad desde entonces.',
    },
    facts: {
      'same-inputs': [
        'Primero compruebo si las entradas llegan igual que en el entrenamiento.',
        'Una variable se calculaba de otro modo en producción.',
        'Mando el mismo ejemplo por los dos lados y comparo.',
      ],
      'data-shift': [
        'Los datos reales no se parecen a los de entrenamiento.',
        'Los usuarios habían cambiado desde que se recogieron los datos.',
        'Comparo las distribuciones de ambos.',
      ],
      leak: [
        'Quizá se coló en el entrenamiento algo que en la vida real no se sabe.',
        'Una columna ya contenía la respuesta.',
        'La prueba salía demasiado bien porque las mismas personas estaban en los dos conjuntos.',
      ],
      'single-cases': [
        'Miro cincuenta casos erróneos con mis propios ojos.',
        'Con el departamento repasé ejemplos.',
        'Clasifico los errores por tipo.',
      ],
      'watch-on': [
        'Desde entonces medimos la calidad cada día.',
        'Hay una alarma cuando las predicciones se desvían.',
        'Una pequeña parte va a personas que lo revisan.',
      ],
    },
  },
  'right-looking-wrong-numbers': {
    anchors: {
      '1': 'Espera quejas, o solo comprueba si el proceso corrió.',
      '3': 'Comprueba número de filas y valores vacíos; sin comparar con lo esperado ni plan de arreglo.',
      '5': 'Compara con la fuente y con el pasado, para antes de publicar cifras falsas, puede recargar sin duplicados, avisa a los afectados.',
    },
    facts: {
      'expectation-checks': [
        'Comparo la suma con el día anterior y con el mismo día de la semana pasada.',
        'Un control avisa si la cantidad se aleja de lo normal.',
        'Hay pruebas sobre los datos para valores vacíos y duplicados.',
      ],
      'against-source': [
        'El total se compara con el sistema de origen.',
        'Concilio las cifras con contabilidad.',
        'Contamos las filas en el origen y en el destino.',
      ],
      'stop-publishing': [
        'Si un control falla, las cifras nuevas no se publican.',
        'El informe se queda con los números de ayer y una nota.',
        'El proceso se detiene antes de que se extiendan los datos erróneos.',
      ],
      'load-again': [
        'La carga se puede repetir sin crear duplicados.',
        'Puedo volver a cargar un solo día.',
        'Como guardamos los datos en bruto, podemos recalcularlo.',
      ],
      'tell-users': [
        'Aviso enseguida a quienes trabajan con ello.',
        'Quienes habían usado los números recibieron una versión corregida y una explicación.',
        'Hay una página que indica lo recientes que son los datos.',
      ],
    },
  },
  'language-model-good-enough': {
    anchors: {
      '1': 'Probó unos prompts y parecía bien.',
      '3': 'Un conjunto de ejemplos y algunos filtros; poco sobre las respuestas malas en uso.',
      '5': 'Conjunto de prueba propio con criterios claros en cada cambio, límites al modelo, alternativa, entradas hostiles previstas, coste y velocidad conocidos.',
    },
    facts: {
      'test-set': [
        'Tenemos un conjunto de preguntas reales con las respuestas correctas y lo pasamos en cada cambio.',
        'Reuní doscientos ejemplos y los puntué.',
        'Cada cambio del prompt se mide con los mismos ejemplos.',
      ],
      grounding: [
        'El modelo solo puede responder a partir de los documentos que le damos.',
        'Cada respuesta muestra su fuente para que se pueda comprobar.',
        'Si no hay nada en nuestros datos, dice que no lo sabe.',
      ],
      fallback: [
        'Si la respuesta no cumple el formato, usamos el camino normal.',
        'En caso de duda se encarga una persona.',
        'Cuando el modelo falla, el producto funciona sin él.',
      ],
      'hostile-input': [
        'El texto de los usuarios podría contener instrucciones, así que el modelo no tiene permisos propios.',
        'Probamos la inyección de prompts.',
        'Lo que devuelve el modelo se trata como entrada de un desconocido.',
      ],
      'cost-and-speed': [
        'Sé lo que cuesta una respuesta y cuánto tarda.',
        'Un modelo más pequeño era suficiente y mucho más barato.',
        'Guardamos respuestas en caché, porque era demasiado lento.',
      ],
    },
  },
  'decision-you-opposed': {
    anchors: {
      '1': 'Nunca discrepa, o cuenta lo equivocados que estaban los demás.',
      '3': 'Un desacuerdo real argumentado sobre el asunto; poco sobre la otra visión o lo que vino después.',
      '5': 'Expone con justicia la otra visión, argumentó con datos o una prueba, asumió la decisión y hoy la juzga abiertamente.',
    },
    facts: {
      'other-view': [
        'Los otros tenían un buen argumento, que sería más rápido.',
        'Puedo entender por qué lo querían.',
        'Su razón era que el equipo ya conocía la herramienta.',
      ],
      'argued-with-facts': [
        'Construí un pequeño prototipo para mostrar la diferencia.',
        'Llevé mediciones en lugar de opiniones.',
        'Escribí las dos opciones con ventajas e inconvenientes.',
      ],
      'carried-it': [
        'Al final se decidió en contra de mí y lo seguí.',
        'Hice lo posible para que saliera bien, aunque opinaba otra cosa.',
        'Una vez decidido, lo apoyé.',
      ],
      'today-view': [
        'Visto ahora, tenían razón.',
        'Hoy sigo pensando que fue un error, porque hubo que deshacerlo.',
        'Aprendí que mi miedo era exagerado.',
      ],
    },
  },
  'someone-got-better': {
    anchors: {
      '1': 'Contesta cuando le preguntan, o no tiene un caso así.',
      '3': 'Ayudó a alguien con revisiones o programando en pareja; el cambio queda vago.',
      '5': 'Vio una carencia concreta, eligió tareas y dejó espacio, se contuvo donde hacía falta y puede mostrar lo que la persona hace ahora sola.',
    },
    facts: {
      'specific-gap': [
        'Le costaba dividir una tarea grande en pequeñas.',
        'Sabía programar, pero le daba miedo tocar la base de datos.',
        'Noté que nunca hacía preguntas.',
      ],
      'way-of-helping': [
        'Programábamos juntos dos veces por semana.',
        'Le di una tarea un poco demasiado difícil y me quedé cerca.',
        'En las revisiones preguntaba en vez de dar la solución.',
      ],
      'held-back': [
        'Le dejé cometer el error, porque era inofensivo.',
        'Me contuve y dejé que decidiera ella.',
        'Hacerlo yo habría sido más rápido, pero no lo hice.',
      ],
      'visible-change': [
        'Hoy dirige el proyecto ella sola.',
        'A los tres meses lo hacía sin ayuda.',
        'Ahora otros acuden a él con preguntas.',
      ],
    },
  },
  'two-weeks-or-six': {
    anchors: {
      '1': 'Dice que sí y confía, o dice que no.',
      '3': 'Explica el esfuerzo y pide más tiempo, sin preguntar qué hace falta de verdad.',
      '5': 'Pregunta por la necesidad tras la fecha, ofrece una versión menor que ayude, hace visibles riesgo y precio, y cumple lo acordado.',
    },
    facts: {
      'asks-need': [
        'Pregunto qué tiene que estar listo ese día y por qué.',
        'Primero quiero saber de qué depende la fecha.',
        'Muchas veces solo hace falta de verdad una parte pequeña.',
      ],
      'smaller-version': [
        'Ofrezco una versión más simple para las dos semanas y el resto después.',
        'Recortamos la función a lo que más importa.',
        'Propongo dejar fuera de momento los casos especiales.',
      ],
      'explains-estimate': [
        'Enseño paso a paso cómo llego a seis semanas.',
        'Explico dónde está la incertidumbre.',
        'Digo qué partes se llevan el tiempo.',
      ],
      'early-word': [
        'En cuanto veo que se retrasa, lo digo.',
        'Les avisé pronto para que pudieran organizarse.',
        'Es mejor decirlo el segundo día que el último.',
      ],
    },
  },
};
