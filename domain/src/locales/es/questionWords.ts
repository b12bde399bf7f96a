import { entries, type QuestionWords } from "../../assistant/questionWords.ts";

/** The meanings of Spanish words. */
export const es: QuestionWords = {
  intents: {
    appointments: entries(`
      vuelvo a ver, cuantos pacientes,
      a quien vi, a quien atendi, primer paciente, primera paciente,
      cita*, consulta, consultas, agenda, calendario, a quien atiendo, a quien veo, proximo
      paciente, siguiente paciente, pacientes hoy, pacientes tengo, pacientes manana, mi dia
    `),
    requests: entries(
      `pidio una, pidio cita, pidieron, citas pendientes, citas estan pendientes, citas tengo pendientes, cita pendiente, solicitud*, peticion*, por confirmar, sin confirmar, por responder, sin responder, por contestar`,
    ),
    waiting: entries(
      `llego, llegado, llegaron, en la sala, sala de espera, esperand*, espera, esperan`,
    ),
    tasks: entries("vence, vencen, tarea*, pendiente*, vencid*, atrasad*, recordatorio*"),
    freeSlots: entries(
      "puedo recibir, puedo atender, puedo ver a alguien, libre, libres, disponib*, hueco*, espacio*, desocupad*",
    ),
    allergies: entries("alerg*, intoleran*"),
    problems: entries(
      "lista de problemas, diagnosticos activos, diagnostico activo, diagnosticos conocidos, diagnosticos registrados, diagnosticos previos, diagnosticos anteriores, lista de diagnosticos, que diagnosticos, sus diagnosticos, cuales diagnosticos, antecedentes, comorbilidad*, patologias, problemas de salud, que problemas, sus problemas, problemas activos, preexistente*, cronic*",
    ),
    vitals: entries("imc, signos, vitales, mediciones, constantes"),
    medications: entries(`
      tratamiento actual, tratamientos actuales, tratamiento en curso, tratamiento habitual, medicamento*, medicacion*, medicina*, farmaco*, pastillas, remedios, toma, recetas, dosis
    `),
    notes: entries(`
      nota, notas, anote, anotado, escribi, escrito, historial
    `),
  },
  time: {
    dayFirst: true,
    weekdays: [
      "lunes/lun",
      "martes",
      "miercoles/mie/mier",
      "jueves/jue",
      "viernes/vie",
      "sabado/sab",
      "domingo/dom",
    ],
    months: [
      "enero/ene",
      "febrero/feb",
      "marzo",
      "abril/abr",
      "mayo",
      "junio/jun",
      "julio/jul",
      "agosto/ago",
      "septiembre/setiembre/sept/sep",
      "octubre/oct",
      "noviembre/nov",
      "diciembre/dic",
    ],
    numbers: [
      "dos",
      "tres",
      "cuatro",
      "cinco",
      "seis",
      "siete",
      "ocho",
      "nueve",
      "diez",
      "once",
      "doce",
    ],
    tokens: {
      "rel:0": "hoy, hoy dia",
      "own:day": "mi dia, mi jornada",
      now: "ahora, ahora mismo, actualmente, en este momento",
      "rel:1": "manana, mnn, mnna",
      "rel:1 part:morning": "manana temprano, manana a primera hora",
      "rel:2": "pasado manana",
      "rel:-1": "ayer",
      "rel:-2": "anteayer, antier, antes de ayer",
      "rel:-1 part:evening": "anoche",
      "part:morning":
        "la manana, por la manana, de la manana, en la manana, a la manana, temprano en la manana, temprano por la manana",
      "rel:0 part:morning": "esta manana",
      "part:afternoon": "por la tarde, de la tarde, en la tarde, a la tarde, tarde",
      "rel:0 part:afternoon": "esta tarde",
      "part:evening": "por la noche, de la noche, en la noche, a la noche, noche",
      "rel:0 part:evening": "esta noche",
      "clock:720": "mediodia, al mediodia",
      weekend: "fin de semana, fines de semana, finde, finde semana",
      "this unit:week": "mi semana",
      "unit:day": "dia, dias",
      "unit:week": "semana, semanas, proximos dias, siguientes dias",
      "unit:week next": "semana que viene, semana que entra, semana que sigue",
      "unit:month": "mes, meses",
      "unit:year": "ano, anos",
      "unit:hour": "hora, horas, minuto, minutos",
      plain:
        "por minuto, buenos dias, buen dia, buenas tardes, buenas noches, dia a dia, media hora, medias horas, horas libres, que hora, que horas, que dia, que dias",
      prev: `desde la ultima visita, desde la ultima vez, desde la ultima consulta, desde la ultima cita, desde su ultima visita`,
      next: "despues de este, despues de esta, despues de este paciente, despues de ella, despues de el, quien sigue, el que sigue, la que sigue, vuelvo a ver, proximo, proxima, proximos, proximas, siguiente, siguientes, primer, primera, primero, primeros, primeras, que viene, que vienen, que entra, entrante",
      last: "pasado, pasada",
      rolling: "ultimo, ultima, ultimos, ultimas, pasados, pasadas",
      this: "este, esta, estos, estas",
      over: "durante, a lo largo de, a lo largo",
      the: "la, los, las",
      the1: "el, al, dia el, el dia, del dia, del, para el",
      a: "un, una, uno",
      of: "de",
      on: "para",
      at: "a las, a la, sobre las, hacia las",
      in: "en, dentro de",
      to: "a",
      from: "entre, de las",
      and: "y, y las, y la, y el",
      or: "o, u",
      ago: "hace",
      since: "desde, desde hace, desde las, desde el",
      until: "hasta, hasta el, hasta las",
      before: "antes de, antes del",
      "before at": "antes de las",
      after: "despues de, despues del, a partir de, a partir del",
      "after at": "despues de las, a partir de las",
      recent: `estas semanas, estos meses, estos anos, estas ultimas semanas, estos ultimos meses, estos ultimos anos, las ultimas semanas, los ultimos meses, los ultimos anos`,
      vague: `semana que, semana del, semana de, dentro de un rato, dentro de poco, al rato, en un momento, algun dia, cualquier dia, un dia de estos, en un rato, algun momento, el otro, la otra, fin de, finales de, a finales de, fines de, principios de, comienzos de, mediados de, los lunes, los martes, los miercoles, los jueves, los viernes, los sabados, los domingos, sabados, domingos, mar, quincena, quincenas, trimestre, semestre, cada, diario, diaria, semanal, mensual, mas tarde, luego, pronto, antes, despues, temprano, feriado, feriados, festivo, festivos, navidad, pascua, primavera, verano, otono, invierno, almuerzo, medianoche, decada, madrugada, las mananas, las tardes, las noches, mananas, tardes, noches, salvo, excepto`,
    },
  },
  onDay: entries(`quien, quienes, alguien, nadie, algo, nada, paciente*, personas`),
  conditions: entries(
    `es una, es un, sera, serviria, convendria, que le pasa, podria ser, puede ser, causa, causas`,
  ),
  illness: entries(`tiene, padece, padecer, sufre, es diabetic*, es hipertens*, es asmatic*`),
  recorded: entries(
    `diagnosticos activos, diagnostico activo, diagnosticos conocidos, diagnosticos registrados, diagnosticos previos, diagnosticos anteriores, lista de diagnosticos, que diagnosticos, diagnosticos tiene, sus diagnosticos, cuales diagnosticos, tratamiento actual, tratamientos actuales, tratamiento en curso, tratamiento habitual`,
  ),
  past: entries(`vimos, atendimos, tuvimos, hubo, vi, atendi, tuve, hubo, tenia, fue, era, fueron`),
  overdue: entries(
    `ya paso, ya pasaron, pasaron de fecha, fecha pasada, ya debio, ya debieron, ya deberian, ya deberia, se me ha pasado, se me han pasado, deje pasar, pasado de fecha, paso de fecha, vencid*, debi haber, debi, deberia haber, vencio, vencieron, venciendo, atrasad*, atraso, retras*, se me paso, se me pasaron, pasaron de su fecha, pasada de fecha, fuera de plazo, fuera de fecha`,
  ),
  orders: {
    first: entries(
      `renueva, renueve, renueves, renovar, admite, admita, admitir, receta, recete, mueve, mover, muevelo, muevela, mueva, reprograma, reprogramar, reprograme, cancela, cancelar, cancele, anula, anular, anule, pospon, posponer, posponga, aplaza, aplazar, aplace, confirma, confirmar, confirme, agenda una, agenda la, agenda a, agendar, crea, crear, reserva, reservar, agrega, agregar, anade, anadir, borra, borrar, elimina, eliminar, marca, marcar, cambia, cambiar, cambie, pasa, pasar, pon, poner, programa, programar, envia, firma, escribe, registra, adelanta, retrasa, rechaza, acepta, incluye, inserta, quita, saca, avisa, manda, imprime, llama, recuerdame, bloquea, libera, desmarca, reagenda, agendame, agendala, recetale, prescribe, actualiza, corrige, cierra, pide, pideme, pedir, solicita, solicitar, ordena, ordenar, aprueba, aprobar, tomale, dile, hazme la nota, hazme una nota, hazme el informe, haz la nota, haz una nota`,
    ),
    anywhere: entries(
      `reprograma, reprogramar, posponer, anular, cancelar, cancela, cancelada, canceladas, mueve la, mueve mi, mover la, mover mi`,
    ),
    polite: entries(
      `por, favor, puedes, podrias, puede, podria, quiero, quisiera, necesito, que, me, hola, y, ahora, tu, usted, te, pido`,
    ),
  },
  measures: {
    pressure: entries(
      "presion, presiones, tension, tensiones, ta, pa, hipertens*, sistolica, diastolica",
    ),
    weight: entries("peso, pesos, pesa, pesaba, pesando, kilos, libras, adelgaz*, engord*"),
    height: entries("estatura, altura, mide, talla"),
    pulse: entries("latidos por minuto, pulso, pulsaciones, frecuencia cardiaca, fc, latidos, lpm"),
    temperature: entries("temperatura*, temp, fiebre, febril, calentura"),
    oxygen: entries("oxigeno, saturacion*, sat, sato2, spo2, o2, oximetria, satura, saturando"),
    glucose: entries("glucosa, glucemia*, glicemia*, azucar, azucares, dextro, hgt"),
    bmi: entries("imc, masa corporal"),
  },
  trend: entries(`
      ido subiendo, ido bajando, perdiendo, ganando, pierde, gana peso, trayectoria*, comparad*, ganado, gano peso, perdido, perdio peso, tendencia*, evolucion*, evoluciono, cambio, cambiado, cambios, con el tiempo, historial,
      desde, subido, bajado, subiendo, bajando, sube, baja, bajo de peso, subio, aumentado, aumento,
      aumentando, disminu*, ha ido, han ido, ha estado, va su, van sus, progreso, curva*, grafic*,
      mejor*, empeor*, estable*, varia*, adelgaz*, engord*
    `),
  advice: entries(`
      es mucho, explicarias, explica esto, dosis maxima, dosis max, dosis usual, dosis de inicio, sera que tiene, podria deberse, puede deberse, signo de, senal de, sintoma de, crees que, cree que, piensas que, piensa que, sospechas, te parece que, puede tomar, puede recibir,
      recetarle*, mejor para, debo preocuparme, deberia preocuparme, puedo dar*, podria dar*, puede tomar, podria tomar, puedo recetar, le subo, le bajo, le aumento, le reduzco, le suspendo, le quito, le cambio, subo la dosis, bajo la dosis, aumento la dosis, reduzco la dosis, suspendo la, suspendo el,
      diagnostic*, debo recetar, debo dar*, deberia dar*, deberia recetar, deberia tomar, debo
      aumentar, debo reducir, debo suspender, recomiend*, recomend*, que dosis debo, que dosis
      deberia, cuanto debo, cuanta dosis, cuantos mg, es seguro, recetar, receto, tratar,
      tratamiento*, contraindic*, interac*, que enfermedad, tiene cancer, aumentar la dosis,
      reducir la dosis, subir la dosis, doy
    `),
  how: entries(`
      como puedo, como se, como hago, como firmo, como confirmo, como cambio, como cancelo, como
      muevo, como reprogramo, como admito, como inicio, como registro, como creo, como agrego,
      como funciona, donde puedo, donde se, donde esta el, donde cambio, donde veo, que pasa si,
      que pasa cuando, puedo cambiar, puedo editar, por que no puedo, cuando se abre, cuando se
      cierra, que puedes, que puede, quien puede ver, quien ve, ayuda
    `),
  topics: {
    unsure: [],
    notUnderstood: entries(
      `mamografia*, del laboratorio, perfil tiroideo, hace fuera, hace afuera, electro, colonoscopia*, endoscopia*, biopsia*, espirometria*, que seguro, cuantos anos tiene, que edad, edad, fecha de nacimiento, donde vive, direccion, en que trabaja, de que trabaja, a que se dedica, ocupacion, profesion, contacto de emergencia, numero de poliza, poliza, copago*, grupo sanguineo, tipo de sangre, tipo sanguineo, fuma, fumador*, fumaba, alcohol, estado civil, laboratorios, resultados de laboratorio, analitica*, analisis, examen de sangre, examenes de sangre, prueba de sangre, pruebas de sangre, examen de orina, hemoglobina*, glicosilada, hba1c, creatinina, colesterol, trigliceridos, potasio, sodio, tsh, inr, crp, hemograma, perfil lipidico, funcion renal, funcion hepatica, radiografia*, rayos x, resonancia*, tomografia*, ecografia*, electrocardiograma*, vacuna*, puesta la de, puestas las de, solicitud de receta*, solicitudes de receta*, peticion de receta*, peticiones de receta*, promedio*, la mas alta, la mas baja, el mas alto, el mas bajo, presion mas alta, presion mas baja, tension mas alta, tension mas baja, peso mas alto, peso mas bajo`,
    ),
    orders: entries(
      `no vino, no vinieron, no se presento, no se presentaron, no asistio, no asistieron, falto, faltaron, inasistencia*, plantones, cancelo, cancelaron, cancelaciones, tareas terminadas, tareas hechas, tareas completadas, tareas que termine, tareas que complete, tareas termine, tareas complete`,
    ),
    waitingRoom: [],
    waitingList: entries(`lista de espera, cita antes, adelantar su cita, horario mas temprano`),
    messages: entries(
      `recado*, mensaje*, bandeja de entrada, me escribio, me escribieron, me ha escrito`,
    ),
    allergies: entries("alerg*"),
    assistant: entries("asistente, puedes hacer, puede hacer, preguntarte, preguntar"),
    followUps: entries("pregunta anterior"),
    noAdvice: entries("consejo*"),
    calendar: entries("calendario, agenda"),
    appointments: entries("confirm*, reprogram*, cancel*, muevo, mover, cita*"),
    visits: entries(`
      video, por video, videollamada, telemedicina, camara, microfono, espera, admit*, llamada
    `),
    recordWindow: entries("expediente*, abre, abrir, abierto, cerrado, cierra, auditoria"),
    vitals: entries(`
      signos, vitales, presion, peso, estatura, unidades, registro, registrar
    `),
    medications: entries("medicamento*"),
    notes: entries("nota, notas, firm*, adenda*, borrador*"),
    tasks: entries("tarea*, vencimiento"),
    profile: entries("contrasena*, perfil, llave*, idioma, zona horaria, nombre"),
    privacy: entries(`
      privacidad, guarda, guardan, conversacion*, borra*, ver mis, ve mis
    `),
  },
  short: {
    ahorita: "ahora",
    msjs: "mensajes",
    msj: "mensaje",
    pxs: "pacientes",
    px: "paciente",
    cdo: "cuándo",
    ctos: "cuántos",
    q: "que",
    xq: "por que",
    pq: "por que",
    tb: "también",
    tmb: "también",
    pte: "paciente",
    ptes: "pacientes",
    pac: "paciente",
    prox: "próximo",
    porfa: "por favor",
    xfa: "por favor",
    cta: "cita",
    lab: "laboratorio",
    med: "medicamento",
    meds: "medicamentos",
    dx: "diagnósticos activos",
    tto: "tratamiento",
    num: "número",
  },
  others: entries(`
      todos los pacientes, otros pacientes, otro paciente, otra paciente, todo el mundo, otro
      medico, otra medica, otros medicos, otro doctor, otra doctora, colega*, todos los
      expedientes, otros expedientes, los pacientes de, pacientes del, lista de pacientes, base
      de datos
    `),
  greetings: entries(
    `buenos dias, buen dia, buenas tardes, buenas noches, muy buenas, buenas!, hola, que tal!, estimado asistente`,
  ),
  followUpStarts: entries("y, e, también, qué tal, que tal"),
  denials: entries("no"),
  rejections: entries(`
      no la, no las, no el, no los, no su, no sus, no es, no es el, no es la, no quiero, no quiero la, no quiero el, no quiero las, no quiero los, no digo, no me digas, no me muestres, no me refiero a, no hablo de, olvida, olvidate de, deja, en vez de, en lugar de
    `),
  corrections: entries(
    `perdon, no perdon, digo, no digo, mejor dicho, quiero decir, quise decir, no espera, me equivoque, o mejor`,
  ),
  exceptions: entries(
    `aparte de, aparte, ademas de, menos, salvo, excepto, quitando, sin contar, sin contar con, fuera de, excluyendo, tirando`,
  ),
  pronouns: entries("su, sus, ella"),
  relatives: entries(
    `marido*, esposo*, esposa*, conyuge, pareja, novio, novia, madre, mama, padre, papa, padres, hermano*, hermana*, su hijo, su hija, sus hijos, tio, tia, primo, prima, abuelo*, abuela*, antecedentes familiares, historia familiar`,
  ),
  beforeNames: entries(`
      de, del, para, sobre, con, a, senor, senora, sr, sra, dr, dra, doctor, doctora, paciente,
      llamado, llamada
    `),
  common: entries(`
      trae, traia, decir, salio, entro, quiere, quieren, nene, nena, controles, empezo, delgada, delgado, gorda, gordo, respecto, ayunas, reposo, desayuno, almuerzo, cena, comida, comer, perdido, ganado, registrada, registrado, tomamos, tomaron, medimos, midieron, medida, medicion, control, preocupa, andaba, senor, llevo, traigo,
      gente, cosa, cosas, nino, nina, ninos, mujer, hombre, senora, chico, chica, oye, ya, bueno, claro, quizas, porque, debe, sin, mientras, cada, mismo, misma, distinto, segundo, entero, poco, pequeno, grande, bien, mal, seguro, rapido, urgencia, revisar, poner, dejar, llamar, listo, lista, otra vez, siempre, nunca, a veces, ambos, varios, mucho, mucha, muchos, muchas, rato, momento, estaba, estaban, estuvo, quedan, queda, quedo, falta, faltan, pues, asi, nomas, apenas, luego, alguno, alguna, ninguno, ninguna, vino, vinieron, viene, vienen, venir, telefono, numero,
      estoy, estamos, estare, voy, vamos, puedo, debo, podria, ser, sido, soy, fui, atender, tener, tendre, ir, alguien, nadie, algo, nada, tambien, solo, con, para, sobre, de, del, disponible, programada, programadas, prevista, previstas, ocupado, ocupada, toca, tocan, veremos,
      el, la, los, las, lo, un, una, unos, unas, y, e, o, u, pero, no, si, yo, me, mi, mis, tu,
      tus, su, sus, ella, ellos, ellas, usted, ustedes, se, le, les, nos, es, son, era, eran,
      esta, estan, este, estos, estas, eso, esa, ese, aqui, hay, ha, han, he, tengo, tiene,
      tienen, tenia, hacer, hago, hace, que, cual, cuales, quien, quienes, cuando, donde, como,
      cuanto, cuanta, cuantos, cuantas, por, en, al, desde, hasta, entre, sin, mas, menos, muy,
      ya, aun, todavia, todo, toda, todos, todas, algun, alguna, algunos, otro, otra, otros,
      otras, favor, muestra, muestrame, mostrar, lista, dime, dame, dar, ver, veo, busca, leer,
      saber, necesito, quiero, ultimo, ultima, ultimos, ultimas, reciente, recientes, actual,
      actuales, actualmente, abierta, abierto, hora, horas, horario, horarios, minutos, dia,
      dias, mes, meses, ano, anos, visita, paciente, pacientes, persona, sanguinea, arterial,
      valores, valor, alta, alto, baja, prioridad, urgente, importante, confirmada, confirmadas,
      quedan, media, resumen, resume, dice, hola, gracias, lunes, martes, miercoles, jueves,
      viernes, sabado, domingo, enero, febrero, marzo, abril, mayo, junio, julio, agosto,
      septiembre, octubre, noviembre, diciembre, tarde, noche, ignora, instrucciones,
      anteriores, sistema, mg, portal, atiendo, abrir, antes, despues, vence, vencen
    `),
};
