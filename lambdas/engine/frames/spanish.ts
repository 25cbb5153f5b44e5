import type { Frame } from './frame.ts';

/** Una biblioteca, una lámpara y alguien que lee: sirve para cualquier materia. */
export const spanish: Frame = {
  titles: ['{topic}: el cuaderno de viaje', 'La lámpara y el libro: {topic}'],
  scenes: {
    overview: 'La biblioteca de noche',
    signposts: 'Lo que conviene mirar',
    recap: 'Lo que ya sabemos',
    bridge: 'De una sala a otra',
    summary: 'Al amanecer',
    quizzes: [
      'La puerta de roble',
      'La puerta estrecha',
      'La pregunta del guardián',
      'El espejo',
      'La puerta de hierro',
      'La puerta azul',
    ],
  },
  setting: [
    'La biblioteca cierra a las ocho, pero esta noche el bibliotecario ha dejado una lámpara encendida y una nota con tu nombre y un título: **{topic}**. «Todo lo que aquí se sabe de ello está repartido por las salas», dice. «Quien lo entienda podrá pasar de una a otra. Las puertas no se abren con llave».',
    'Tomas la lámpara. Las páginas están en orden; lo que falta es alguien que las lea con calma y las vuelva a unir. Ese alguien eres tú.',
  ],
  signposts: 'Debajo de la nota hay una lista breve, escrita a lápiz. Son las cosas en las que hay que fijarse.',
  beats: [
    {
      open: 'En la primera sala te espera una carpeta abierta: «{title}». Alguien ha subrayado una palabra: {term}.',
      close: 'La llama crece un dedo. Vas por buen camino.',
    },
    {
      open: 'La segunda sala huele a papel antiguo. Sobre el atril está «{title}», y la lámpara se inclina sola hacia {term}.',
      close: 'Cierras la carpeta con cuidado y sigues adelante.',
    },
    {
      open: 'Aquí la pared misma es la página: «{title}». El tiempo ha borrado los adornos, pero no la palabra {term}.',
      close: 'Apoyas la mano en el muro. Está tibio, como si acabaran de escribirlo.',
    },
    {
      open: 'Una escalera de caracol te lleva hasta un estante con un único cuaderno: «{title}». Quien lo escribió volvió dos veces sobre {term}.',
      close: 'Lo dejas donde estaba, para quien venga después.',
    },
    {
      open: 'En la sala de los mapas no hay mapas, sino «{title}», extendido sobre la mesa. En el centro, como una ciudad, está {term}.',
      close: 'Ahora sabrías dibujarlo de memoria.',
    },
    {
      open: 'El reloj da las tres. En la mesa del copista descansa «{title}», con la tinta aún brillante en torno a {term}.',
      close: 'Soplas sobre la página y apagas la lámpara pequeña.',
    },
    {
      open: 'Queda poco para el alba. La penúltima sala guarda «{title}», que nadie había creído necesario esconder. Empieza por {term}.',
      close: 'Una sala más.',
    },
    {
      open: 'En la última sala no hay puertas, solo una ventana y una hoja: «{title}». La primera luz cae justo sobre {term}.',
      close: 'Detrás de ti, una tras otra, oyes abrirse todas las puertas.',
    },
  ],
  recaps: [
    'Te sientas un momento junto a la ventana y repasas en voz baja lo que han contado las páginas.',
    'Antes de seguir, conviene repetir lo que ya es tuyo.',
  ],
  bridges: [
    'Entre una sala y la siguiente solo hay oscuridad y la lámpara. Delante, en una placa pequeña, se lee: {next}.',
    'El pasillo gira y cambia de nombre: {next}.',
  ],
  gates: [
    'La puerta no tiene cerradura, sino una pregunta. Se abre para quien ha leído con atención.',
    'El guardián no pide nada extraordinario: solo que digas lo que acabas de leer.',
    'El espejo de la puerta no muestra tu cara, sino unas cuantas preguntas.',
    'La lámpara baja la llama. Quiere una prueba antes de alumbrar la sala siguiente.',
  ],
  ending: [
    'Amanece. El bibliotecario abre y te encuentra con el libro entero sobre la mesa. «¿Y bien?», pregunta. «¿Qué dice?»',
    'Esto es lo que ahora sabes contarle.',
  ],
};
