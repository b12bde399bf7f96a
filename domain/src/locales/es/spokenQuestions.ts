import { phrases, type MoreExamples } from "../../assistant/questionExamples.ts";

/** Questions in Spanish as colleagues say them in passing. */
export const es: MoreExamples = {
  appointments: phrases(`
    quién más viene hoy; viene alguien más mañana; está de locos mañana; cuánta gente tengo hoy; cuánta gente me falta; mañana va a estar de locos;
    va a ser un día pesado; el miércoles está complicado; ando a tope el lunes; tengo muchas
    consultas mañana; repasemos el día; vamos a ver los pacientes de hoy; quiénes vienen; cuántos
    son mañana; total de consultas de la semana; cuántas visitas en total este mes; quién está
    apuntado el martes; alguien apuntado para el viernes; tengo a alguien mañana; tengo a alguien el
    lunes; hay alguien para mí el viernes; me viene alguien mañana; cómo viene mi día; cómo pinta la
    mañana; cómo está el jueves; qué me espera mañana; qué me toca hoy; a cuántos me toca ver; vengo
    muy cargado mañana?; tengo la tarde llena; está pesado el lunes; día tranquilo mañana?; cuántos
    me faltan hoy; cuántos me quedan por ver; a quién me falta ver; quién sigue después de este;
    quién viene después; a qué hora salgo hoy; a qué hora acabo; a qué hora es el último; quién es
    el de las cuatro; quién viene a las once; a quiénes vi; a quiénes atendí ayer; cuántas consultas
    di; cuántos pacientes saqué la semana pasada; Ana viene esta semana?; Ana tiene algo agendado?;
    panorama de la semana; un vistazo a mañana; hay alguien el viernes; tengo muchos pacientes el
    lunes; me cayó alguien nuevo hoy; trabajo el domingo; citas d mañana; q tengo hoy; cuantos tengo
    mñn; teleconsultas del lunes; hay consulta el viernes; con quién termino el martes; tengo algo
    por la tarde o ya me voy; ya terminé por hoy; me falta alguien en la noche; dame los nombres del
    viernes; nombres de mañana; está vacía mi agenda el lunes; vino Ana; asistió Ana; cuándo debía
    venir Ana; cuál es el plan de hoy; cómo se ve la semana; qué tan largo es mi martes; a quiénes
    tuve ayer; quién apareció el lunes; pásame la lista de mañana; la relación de pacientes; solo el
    número de pacientes; está lleno el jueves; día tranquilo
  `),
  requests: phrases(`
    citas que debo aceptar o rechazar; qué tengo que aprobar o rechazar; solicitudes a las que decir
    sí o no; citas que esperan mi decisión; citas que no he aceptado; solicitudes que no he visto;
    citas que me pidieron; quién espera un sí mío; alguien espera que le confirme; quién espera que
    le confirme su cita; qué solicitudes me faltan; qué citas no he confirmado; a quién no le he
    contestado su cita; quién quiere agendar; quién anda pidiendo cita; me pidieron cita?; alguien
    pidió cita; alguien quiere venir; qué me falta aprobar; citas por aprobar; cuántas solicitudes
    hay; alguna solicitud nueva; hay que confirmarle a alguien; pacientes que quieren horario; a
    quién le debo respuesta por su cita; pacientes nuevos que quieren cita; quién intentó sacar
    cita; gente que quiere sacar cita; quién busca cita; quién preguntó por un horario; a quién le
    respondo sobre su cita; quién anda queriendo venir
  `),
  waiting: phrases(`
    quién viene tarde; qué paciente viene tarde; mi paciente está retrasado; quién se retrasó; quién
    no ha llegado; quién no se presentó; estoy haciendo esperar a alguien; hago esperar a alguien;
    hay un paciente sentado; ya entró a la videollamada; mi paciente ya entró a la llamada; ya está
    en la video el paciente; quién lleva más tiempo esperando; hay gente afuera; hay alguien afuera;
    alguien me espera; quién está ahí afuera; ya llegó el de las nueve; ya está el de las dos; llegó
    mi paciente; ya se conectó; ya entró a la sala; hay fila; cuánta gente hay esperando; tengo
    gente esperando; ya llegó Ana; está Ana afuera; Ana ya se conectó?; quién anda en la sala; ya
    vino el siguiente; quién llegó primero; hay pacientes conectados; el de la videoconsulta ya
    está; ya anda por ahí el paciente; anda alguien por ahí; ya está el de telemedicina; quién está
    sentado; alguien ya se conectó; quién está listo para pasar; ya se conectaron
  `),
  tasks: phrases(`
    qué tareas vencen el lunes; qué tareas vencen esta semana; qué tareas vencen entre el lunes y el
    viernes; léeme mi lista; léeme mis pendientes; lista de cosas por hacer; las cosas de mi lista;
    quehaceres de la semana; qué hay por hacer de Ana; qué hay que hacer para Ana; qué me falta
    hacer; qué me falta hacer con Ana; qué quedé de hacer; qué quedé de hacer con Ana; qué tengo en
    mi lista; algo en mi lista de tareas; algo pendiente en mi lista para hoy; mis pendientes;
    pendientes de hoy; pendientes con Ana; qué tengo por hacer; qué debo terminar esta semana; qué
    hay que hacer hoy; papeleo por hacer; qué es lo más urgente de mi lista; cuántos pendientes
    tengo; qué vence pronto; por dónde empiezo con mis tareas; a qué me comprometí; qué prometí
    hacer; qué se supone que haga; cabos sueltos; qué queda por hacer; mandados; llamadas que debo
    hacer; cartas por escribir; qué más tengo que resolver
  `),
  freeSlots: phrases(`
    estoy libre a principios de mes; en qué momento del martes agrego a un niño; cuándo podría
    agregar una urgencia; un rato el viernes para una urgencia; hay tiempo para alguien sin cita;
    dónde pongo a un niño; podría colar a alguien; tiempo libre el viernes; me queda algún huequito;
    dónde puedo meter a alguien; dónde meto a uno más; cabe uno más mañana; me cabe alguien el
    viernes; lo primero que tenga libre; lo más pronto que puedo ver a alguien; cuándo podría ver a
    uno más; tengo chance el jueves; tengo algún espacio; a qué hora estoy desocupado; cuándo no
    tengo a nadie; qué ratos tengo libres; qué horas me sobran; me sobra tiempo mañana; puedo meter
    un extra; está libre mi hora de las dos; cuándo puede venir alguien; hay lugar el lunes; qué
    queda sin ocupar; tengo un respiro; hoy tengo un respiro; tengo descanso hoy; tiempo para un
    café; un momento para respirar; cuándo descanso; tiempo muerto mañana; lugar para un paciente
    nuevo; puedo salir a comer; medias horas sin usar; cuándo no hay nadie agendado; a qué hora
    podría ver a un papá preocupado; a qué hora podría venir
  `),
  vitals: phrases(`
    o2 de la última visita; pulso de la última visita; peso de la última visita; con cuánta
    temperatura llegó; cuántos kilos tenía; su presión cuando llegó; ha subido de peso; está más
    pesada que antes; cómo anda de peso; cómo anda de presión; cómo anda la presión; a cuánto tenía
    la presión; en cuánto anda la presión; se le controló la presión?; cuánto satura; cómo satura;
    tuvo temperatura; tuvo calentura; cómo anda el azúcar; cómo han estado los azúcares; a cuánto
    pesó; cuánto pesó la última vez; cómo va el pulso; los últimos signos; signos de la última vez;
    cuánto mide; la pa; la fc; la sat; el peso subió en los últimos meses; latidos por minuto;
    latidos por minuto la última vez; qué tan rápido le late el corazón; cuántos grados; hubo
    fiebre; cuánto oxígeno; mg/dl la última vez; mmHg; qué marcó la báscula; cuánto marcó el
    baumanómetro; números del azúcar
  `),
  medications: phrases(`
    sigue con algún antidepresivo; toma antidepresivos; toma algo para la ansiedad; usa cremas; qué
    pomada usa; quién se lo recetó; quién le puso ramipril; quién lo inició; qué tomaba el mes
    pasado; qué tomaba antes; qué medicinas tomaba el año pasado; qué pastillas toma; qué está
    tomando ahorita; qué le dimos; qué se toma; con qué está tratada en este momento; está tomando
    algo; toma algo para dormir; usa inhalador; qué toma para el corazón; su medicación de siempre;
    recuérdame qué toma; qué recetas tiene activas; toma anticoagulante; todo lo que se toma; todo
    lo que toma en la mañana; qué toma por la noche; todos sus fármacos; qué inyecciones le ponen;
    usa gotas; qué trae en la receta; cuántas medicinas toma
  `),
  allergies: phrases(`
    algún fármaco que no se le pueda dar por alergia; qué evitar por sus alergias; qué no darle por
    alergia; alergias en el expediente; a qué reacciona mal; reacciona mal a algo; algo que le caiga
    mal; hay algo a lo que reaccione; qué no puede tomar por alergia; qué le da ronchas; algún
    medicamento que le haga reacción; reacciones conocidas; reacciones a medicamentos; le ha dado
    reacción algo; alguna alergia registrada; es alérgica a algo; alergias?; hace alergia a la
    penicilina; le hace daño algún medicamento; tiene marcada una alergia; alguna alerta de alergia;
    qué le da comezón; qué le saca ronchas; le hace daño el cacahuate; ha tenido anafilaxia
  `),
  problems: phrases(`
    qué tiene registrado; qué enfermedades tiene; de qué padece; antecedentes patológicos; sus
    antecedentes; antecedentes de importancia; qué padecimientos tiene; de qué la seguimos; alguna
    enfermedad de base; enfermedades de fondo; app; ha tenido algo grave antes; es cardiópata; qué
    trae de antes; le han diagnosticado algo; le diagnosticaron algo crónico; qué le han
    diagnosticado; qué males tiene; tiene cáncer registrado; sus enfermedades hasta ahora; cirugías
    previas; es asmática conocida
  `),
  notes: phrases(`
    saca lo que documenté; abre mi nota anterior; lo que puse en su cita anterior; qué decía mi
    nota; qué anoté; qué puse la última vez; qué apunté; en qué quedamos; por qué vino la última
    vez; léeme mi última nota; dónde nos quedamos; qué documenté; resumen de la última consulta;
    cuál era el plan; de qué hablamos la vez pasada; lo esencial de la última plática; qué me contó
    la última vez; de qué se quejaba; qué dijimos en la última consulta; resume el último encuentro;
    qué síntomas traía; qué encontré al explorarla; lo principal de mi última nota
  `),
  "help/noAdvice": phrases(`
    ese lunar es maligno; esta lesión es benigna; se ve infectado; es contagioso; qué antibiótico le
    doy; con qué la inicio; está deprimida; será bipolar; le hago biopsia; qué tiene la paciente;
    qué tendrá; qué tiene este paciente; será que tiene lupus; será que tiene anemia; será gota;
    podrá ser dengue; tú qué crees que es; qué crees que tenga; qué le pasará; dosis máxima de
    ibuprofeno; cuál es la dosis máxima de ramipril; dosis usual de amoxicilina; dosis de inicio de
    metformina; cuánto le puedo dar; puede recibir penicilina; puedo darle los dos; qué harías tú;
    qué hago con ella; cuál es el siguiente paso; eso suena a asma; me debo preocupar; debería tomar
    estatina; tú iniciarías insulina; cuál es la primera línea; antibiótico para infección urinaria;
    qué pastilla es mejor; es mala esa presión; la mando a urgencias; es una emergencia; descarto
    trombosis; por qué estará tan cansada; cómo explicarías su mareo; qué explica esto; por qué se
    siente mal; puedo combinar ramipril con ibuprofeno; se pueden tomar juntos; cuál es tu opinión;
    amerita referirla; qué estudio le pido; por cuánto tiempo lo toma; cuándo debe volver; puede
    manejar; puede trabajar; estará embarazada; cuál es el pronóstico; qué tan grave es; la cambio a
    otro más fuerte; le cambio de grupo; lo paso a otro medicamento
  `),
  "help/orders": phrases(`
    súbele la sertralina a 100; sube el ramipril a 10; baja la metformina a 500; cámbiale el
    ramipril por losartán; recorre todo media hora; recorre mi tarde; atrasa todo 30 minutos; mueve
    toda la tarde; recétale amoxicilina a Ana; ponle ramipril a Ana; dale metformina a Ana; iníciale
    insulina; súbele la dosis en la lista; quítale el ramipril; pasa mi cita de las tres; pásame la
    de las tres al viernes; mete a Ana el viernes; acomódame a Ana mañana; agéndame a Ana; háblale a
    Ana; escríbele a Ana; avísale que voy tarde; diles que me retraso; renueva su receta; apunta que
    está bien; agrega esto a sus alergias; ponme un pendiente; táchalo; despeja mi viernes; cancela
    mi tarde; acepta todas las solicitudes; rechaza esa solicitud; confírmale a Ana; recuérdame
    llamar al laboratorio; cuélame a Ana antes de comer; búscale horario a Ana y agéndala; llena la
    consulta; termina mi nota; pon su peso; deja pasar al paciente; acepta la solicitud de Ana;
    déjame libres las diez; mándala a cardiología
  `),
  others: phrases(`
    la doctora Ruiz tiene espacio el lunes; el doctor Ruiz está libre mañana; cuándo viene el doctor
    Ruiz; a quién ve la doctora Ruiz; quién cubre al doctor Ruiz; qué médico tiene tiempo; hay otro
    médico libre; la agenda de toda la clínica; quién está de guardia; cuántos pacientes tengo en
    total; qué pacientes usan insulina; quién tiene la presión más alta; quién trabaja hoy; qué
    colegas vinieron; cómo está el día del doctor Ruiz; horarios libres de otros médicos; peso
    promedio de mis pacientes; cuántos de mis pacientes fuman
  `),
  "help/assistant": phrases(`
    qué sabes hacer; tú qué haces
  `),
  "help/messages": phrases(`
    recados; me dejaron un recado; algún recado; me dejaron algún mensaje; mensajes; bandeja de
    entrada; mensajes sin leer; mensajes nuevos; mensajes de pacientes; me escribió un paciente; Ana
    me escribió?; ya me contestó Ana; qué me escribió Ana; alguien me mandó mensaje; tengo mensajes;
    muéstrame mis mensajes; léeme mis mensajes; cuántos mensajes sin leer tengo; dónde veo los
    mensajes; chat con Ana; me llegó respuesta; qué me escribieron los pacientes; qué escribieron;
    contestó mi mensaje; hay correo; mi buzón; lee el chat
  `),
  "help/waitingList": phrases(`
    lista de espera; quién está en lista de espera; quién está en la lista de espera; alguien en
    lista por si se cancela; quién quiere cita antes; quién quiere adelantar su cita; pacientes que
    esperan un horario más temprano; quién podría tomar un espacio que se cancele; qué tan larga es
    la lista de espera; Ana está en lista de espera?; dónde está la lista de espera; a quién le
    sirve un horario que se libere; cuántos hay en mi lista de espera; cuántos están en espera de un
    lugar; quién espera una fecha antes; quién puede venir si cancelan
  `),
  trend: phrases(`
    está bajando de peso; está bajando de peso o no; está perdiendo peso; pierde peso; está ganando
    peso; gana peso; su presión ha ido mejorando; van bajando los valores; se está poniendo más
    pesada; va por buen camino; cómo evolucionó la presión; tendencia del peso; el peso va subiendo
    o bajando; va mejor de la presión; presión en el último año; trayectoria del peso; curva de la
    glucosa; cómo cambió el azúcar; está subiendo de peso; ha bajado de peso; ha engordado; ha
    adelgazado; historial de peso; comparado con la última vez; comparado con los valores
    anteriores; se le está bajando el pulso; va bajando la temperatura; algún cambio en la
    saturación; cómo van evolucionando los signos; el peso desde primavera; mejoró la presión; bajó
    el peso; está bajando su IMC; pesa más que antes; los valores en el tiempo; gráfica de la
    presión; cómo cambió el peso desde marzo; se le ha ido subiendo la glucosa; le está subiendo el
    azúcar; le va bajando la presión; hacia dónde va el peso; sube o baja; mejor o peor que la
    última vez; empeoraron los números; ya le bajó
  `),
  next: phrases(`
    a quién hago pasar cuando salga este; ya terminé, a quién llamo; en cuanto acabe a quién le toca; al terminar con él quién es; cuando acabe quién pasa; a quién tengo que recibir; a quién recibo ahora; para quién me preparo; quién pasa; quién pasa
    después; quién entra después; a quién llamo ahora; a quién hago pasar; próximo paciente;
    siguiente paciente; quién sigue; quién es el siguiente; quién viene ahora; próxima cita; mi
    próxima cita; quién me toca; a quién le toca; a quién le toca ahora; de quién es el turno; a
    quién veo ahora; a quién veo después; a quién atiendo después; quién va después de este; el que
    sigue; cuándo es mi próxima cita; a qué hora es la siguiente; quién pasa ahora; quién entra
    ahora; cuándo vuelvo a ver a Ana; cuándo le toca a Ana; próxima cita de Ana; cuándo vuelve Ana;
    cuándo regresa Ana; de quién abro el expediente; qué expediente abro; a quién voy a ver; a quién
    estoy por ver; a quién agarro ahora; quién es ahora; el de ahora quién es; quién es; el que
    sigue por favor
  `),
  overdue: phrases(`
    qué ya debió quedar listo; qué pendientes ya debieron estar hechos; cuáles ya debería haber
    terminado; solo lo atrasado; solo las atrasadas; qué tenía que estar listo; lo que está
    atrasado; lo que no se hizo a tiempo; qué se me pasó; qué se me ha pasado; se me ha pasado algo;
    qué dejé pasar; qué tengo atrasado; en qué voy tarde; qué ya debería estar hecho; qué se me
    venció; qué plazos se me fueron; qué se quedó colgado; qué traigo arrastrando; tareas de la
    semana pasada que no hice; qué no hice a tiempo; qué ya pasó de su fecha; algo vencido;
    vencidas; tareas vencidas; tareas atrasadas; cuántas vencidas tengo; plazos que se me fueron;
    plazos que no cumplí; qué no cumplí; qué tengo muy atrasado; qué descuidé; qué he pospuesto
    demasiado; cuáles ya vencieron; tareas que pasaron de fecha; tareas con la fecha pasada; cuya
    fecha límite ya pasó; a cuáles se les pasó la fecha
  `),
  "help/privacy": phrases(`
    quién puede ver lo que pregunto; quién puede ver mis preguntas; guardas lo que te pregunto; se
    guarda lo que escribo
  `),
  offTopic: phrases(`
    me duele la espalda; ay qué dolor de espalda; uf; me duele la cabeza; necesito vacaciones; estoy
    cansadísima; me duelen los pies; qué aburrido; qué desastre; se enfrió el café; cómo va el
    partido; quién metió gol; va a llover mañana; hará sol mañana; jaja; jajaja gracias; jaja ok; ok
    gracias; eres lo máximo; buen trabajo; estoy muerto; qué día; necesito un café; no importa;
    olvídalo; hasta mañana; buenas noches; órale; hmm; sí; no; por qué; quién va ganando; qué hay de
    nuevo; qué hay de comer; pide comida; te quiero; no sirves; eso está mal; eres tonto; cuánto
    gano; cómo llego a casa; tráfico; a qué hora sale mi vuelo; feliz cumpleaños; clave del wifi; mi
    recibo de nómina; llamó el laboratorio; cuál es el sentido de la vida; me comería una torta; se
    me antoja una pizza; tengo frío; mi hijo está enfermo; qué hora es en Tokio; se descompuso mi
    coche; dónde está mi pluma; está lenta la compu; no sirve la impresora; quién habla; voy tarde;
    odio los lunes; suerte; quién ganará las elecciones; quién será presidente; cómo quedó el partido anoche; dónde se come bien
  `),
};
